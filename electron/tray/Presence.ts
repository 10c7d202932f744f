import type { Help } from '../contract/help.ts';
import type { Settings } from '../contract/settings.ts';
import type { Hotkeys } from '../hotkeys/Hotkeys.ts';
import type { LoginItem } from './loginItem.ts';

/** What is reached of the tray and of the shortcuts; tests put their own in their place. */
export interface PresenceParts {
  tray: { configure(settings: Settings): void; close(): void };
  hotkeys: Hotkeys;
  loginItem: LoginItem;
  updates: { choose(choice: Settings['updates']): void; close(): void };
  /** Dark or light. */
  showAs(appearance: Settings['appearance']): void;
  change(change: Partial<Settings>): void;
  failed(reason: unknown): void;
}

/**
 * How Okiba is there: beside the clock, by shortcuts, when the user logs in, dark or light, and in which version.
 */
export class Presence {
  readonly #parts: PresenceParts;
  #help: Help = 'off';
  /** Before it was taken away. */
  #lastHelp: Help = 'keys';
  #startsWithSystem: boolean | null = null;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  get hotkeys(): Hotkeys {
    return this.#parts.hotkeys;
  }

  /** Pauses the hints, or brings them back as they were. */
  toggleHints(): void {
    this.#parts.change({ help: this.#help === 'off' ? this.#lastHelp : 'off' });
  }

  configure(settings: Settings): void {
    this.#help = settings.help;
    if (settings.help !== 'off') this.#lastHelp = settings.help;
    this.#parts.tray.configure(settings);
    this.#parts.hotkeys.configure(settings);
    this.#parts.updates.choose(settings.updates);
    this.#parts.showAs(settings.appearance);
    this.#settleLoginItem(settings.startsWithSystem);
  }

  close(): void {
    this.#parts.tray.close();
    this.#parts.hotkeys.close();
    this.#parts.updates.close();
  }

  /** What the system says counts: at the start, and after each change of ours. */
  #settleLoginItem(wanted: boolean): void {
    const { loginItem, change, failed } = this.#parts;
    if (wanted === this.#startsWithSystem) return;
    try {
      if (this.#startsWithSystem !== null) loginItem.set(wanted);
    } catch (error) {
      failed(error);
    }
    this.#startsWithSystem = loginItem.isOn();
    if (this.#startsWithSystem !== wanted) change({ startsWithSystem: this.#startsWithSystem });
  }
}
