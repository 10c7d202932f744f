import type { Settings } from '../../contract/settings.ts';

/** Commands remembered; the oldest is forgotten first. */
export const mostAgreed = 20;

/** Where it is kept which commands the user has agreed to. */
export interface ConsentStore {
  agreedBots: readonly string[];
}

/** Whether another engine may be run: the user says so, once for each command, where no page can answer in their place. */
export class BotConsent {
  readonly #store: ConsentStore;
  readonly #ask: (command: string) => Promise<boolean>;
  #isAsking = false;

  /** `ask`: the user. */
  constructor(store: ConsentStore, ask: (command: string) => Promise<boolean>) {
    this.#store = store;
    this.#ask = ask;
  }

  /** The command where it is agreed to; null: our own engine. */
  agreed(command: string | null): string | null {
    return command !== null && this.#store.agreedBots.includes(command) ? command : null;
  }

  /** Asks where it isn't agreed to yet. While the user is being asked about one, others are refused. */
  async allows(command: string): Promise<boolean> {
    if (this.agreed(command)) return true;
    if (this.#isAsking) return false;
    this.#isAsking = true;
    try {
      const agrees = await this.#ask(command);
      if (agrees) this.#store.agreedBots = [...this.#store.agreedBots, command].slice(-mostAgreed);
      return agrees;
    } finally {
      this.#isAsking = false;
    }
  }

  /** The change without an engine that the user doesn't agree to. */
  async allowed(change: Partial<Settings>): Promise<Partial<Settings>> {
    const { bot, ...others } = change;
    return typeof bot !== 'string' || (await this.allows(bot)) ? change : others;
  }
}
