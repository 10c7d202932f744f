import type { Access, AccessStep } from '../contract/panel.ts';

/** What a system says of the right to see the screen, and what can be done about it; tests put their own in its place. */
export interface AccessSystem {
  /** As the system knows it for this process; where it has never asked, it counts as denied. */
  status(): 'granted' | 'denied' | 'restricted';
  /** Lets the system ask the user: it does so once, and lists Okiba in its settings from then on. */
  ask(): Promise<unknown>;
  /** Shows the pane of the system's settings in which it is allowed. */
  openSettings(): Promise<unknown>;
  /** Ends Okiba and starts it again: only then what was allowed holds. */
  reopen(): void;
}

/** Whether the screen may be seen, and what the user has to do until it may. */
export class ScreenAccess {
  readonly #system: AccessSystem;
  readonly #changed: (access: Access) => void;
  /** How far the user has come while it is denied. */
  #step: 'unasked' | 'refused' | 'reopen' = 'unasked';
  #access: Access;

  /** `changed`: another step is the next, or it is given. */
  constructor(system: AccessSystem, changed: (access: Access) => void) {
    this.#system = system;
    this.#changed = changed;
    this.#access = this.#now();
  }

  get now(): Access {
    return this.#access;
  }

  get isGiven(): boolean {
    return this.#access === 'given';
  }

  /** The system does not report changes of it: to be looked at whenever the user comes back, and when pictures end. */
  check(): void {
    const access = this.#now();
    if (access === this.#access) return;
    this.#access = access;
    this.#changed(access);
  }

  async advance(step: AccessStep): Promise<void> {
    if (step === 'reopen') return this.#system.reopen();
    if (step === 'ask') await this.#ask();
    else await this.#system.openSettings();
    this.#step = step === 'ask' ? 'refused' : 'reopen';
    this.check();
  }

  /** A refusal is an answer: what comes of it, the status says. */
  async #ask(): Promise<void> {
    await this.#system.ask().catch(() => {});
  }

  #now(): Access {
    const status = this.#system.status();
    if (status === 'granted') {
      // Taken away later, as macOS offers every month, there is nothing left to be asked.
      this.#step = 'refused';
      return 'given';
    }
    return status === 'restricted' ? 'forbidden' : this.#step;
  }
}
