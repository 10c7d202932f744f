import type { HotkeyName, Settings } from '../contract/settings.ts';

/** What is used of Electron's globalShortcut; tests put their own in its place. */
export interface HotkeyRegistry {
  /** Answers false where the system or another program keeps the combination. */
  register(hotkey: string, action: () => void): boolean;
  unregister(hotkey: string): void;
}

/** A page that asks for rest, to hear the keys itself, may be gone before it asks for them back. */
const longestRestMs = 30_000;

/** The shortcuts that work in any program: as the settings have them, and which of them the system refuses. */
export class Hotkeys {
  readonly #registry: HotkeyRegistry;
  readonly #actions: Readonly<Record<HotkeyName, () => void>>;
  readonly #changed: () => void;
  #wanted: Partial<Settings> = {};
  #registered = new Map<HotkeyName, string>();
  #taken: HotkeyName[] = [];
  #rest: NodeJS.Timeout | null = null;

  /** `changed`: `taken` has. */
  constructor(
    registry: HotkeyRegistry,
    actions: Readonly<Record<HotkeyName, () => void>>,
    changed: () => void,
  ) {
    this.#registry = registry;
    this.#actions = actions;
    this.#changed = changed;
  }

  /** Those that do nothing, as another program or another one of ours has the combination. */
  get taken(): readonly HotkeyName[] {
    return this.#taken;
  }

  configure(settings: Settings): void {
    const names = Object.keys(this.#actions) as HotkeyName[];
    if (names.every((name) => this.#wanted[name] === settings[name])) return;
    this.#wanted = settings;
    if (!this.#rest) this.#registerAll();
  }

  /** While it is on, the keys go where they would go without us: at most for half a minute. */
  rest(isOn: boolean): void {
    if (this.#rest) clearTimeout(this.#rest);
    this.#rest = isOn ? setTimeout(() => this.rest(false), longestRestMs) : null;
    if (isOn) this.#unregisterAll();
    else this.#registerAll();
  }

  close(): void {
    if (this.#rest) clearTimeout(this.#rest);
    this.#unregisterAll();
  }

  #registerAll(): void {
    this.#unregisterAll();
    const names = Object.keys(this.#actions) as HotkeyName[];
    const taken = names.filter((name) => !this.#register(name));
    const isNews = taken.join() !== this.#taken.join();
    this.#taken = taken;
    if (isNews) this.#changed();
  }

  #register(name: HotkeyName): boolean {
    const hotkey = this.#wanted[name];
    if (!hotkey) return true;
    if ([...this.#registered.values()].includes(hotkey)) return false;
    if (!this.#registry.register(hotkey, this.#actions[name])) return false;
    this.#registered.set(name, hotkey);
    return true;
  }

  #unregisterAll(): void {
    for (const hotkey of this.#registered.values()) this.#registry.unregister(hotkey);
    this.#registered.clear();
  }
}
