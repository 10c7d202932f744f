import type { ImportedSettings, PanelState } from '../contract/panel.ts';
import { gameSettingNames, publicSettings, type Settings } from '../contract/settings.ts';
import { BotConsent } from '../hints/asking/BotConsent.ts';
import { readKept } from './kept.ts';
import { gameNamed, type OwnSettings } from './ownSettings.ts';
import type { SettingsFile } from './SettingsFile.ts';

export interface UserSettingsPorts {
  /** Of the watched window; null: nothing is watched that could have settings of its own. */
  title(): string | null;
  /** Whether the user lets this command be run. */
  askAboutBot(command: string): Promise<boolean>;
  /** These hold from now on. */
  changed(settings: Settings): void;
}

/** What the settings that hold are made of, and what came of it: they are asked for with every picture. */
interface Holding {
  title: string | null;
  ofAll: Settings;
  ofEach: readonly OwnSettings[];
  /** Of the watched game; undefined: it has none. */
  own: OwnSettings | undefined;
  settings: Settings;
}

/** The settings as they hold now: the watched game's own, where it has some, before those of all games. */
export class UserSettings {
  readonly #file: SettingsFile;
  readonly #ports: UserSettingsPorts;
  readonly #consent: BotConsent;
  #last: Holding | null = null;

  constructor(file: SettingsFile, ports: UserSettingsPorts) {
    this.#file = file;
    this.#ports = ports;
    this.#consent = new BotConsent(file, (command) => ports.askAboutBot(command));
  }

  get all(): Settings {
    return this.#holding.settings;
  }

  /** The watched game, and whether it has settings of its own; null: none is watched. */
  get game(): PanelState['game'] {
    const title = this.#ports.title();
    return title === null ? null : { title, hasOwn: this.#own !== undefined };
  }

  /** What a game has of its own is changed there alone. */
  change(change: Partial<Settings>): Settings {
    const own = this.#own;
    if (own) {
      const [its, others] = parted(change);
      this.#keep({ ...own, settings: { ...own.settings, ...its } });
      this.#file.change(others);
    } else this.#file.change(change);
    return this.#publish();
  }

  /** As far as the user agrees to it. */
  async changeAllowed(change: Partial<Settings>): Promise<Settings> {
    return this.change(await this.#consent.allowed(change));
  }

  /** All of them, of every game. */
  reset(first: Partial<Settings>): Settings {
    this.#file.ownSettings = [];
    this.#file.change(first);
    return this.#publish();
  }

  /** From now on the watched game has settings of its own, at first those that hold; or none. */
  keepForGame(isOwn: boolean): Settings {
    const title = this.#ports.title();
    if (title !== null) {
      const [settings] = parted(this.all);
      if (isOwn) this.#keep({ title, settings });
      else this.#file.ownSettings = this.#without(title);
    }
    return this.#publish();
  }

  /** Those of all games and of each, as a text that `import` takes; without what identifies the user. */
  export(): string {
    const { ownSettings } = this.#file;
    return `${JSON.stringify({ ...publicSettings(this.#file.all), ownSettings }, null, 2)}\n`;
  }

  /** What can be used of such a text holds from now on; an engine's command is never taken from it. */
  import(text: string): ImportedSettings {
    const now = this.#file.all;
    const found = readKept(text, now);
    if (!found) return { ok: false };
    const { settings, ownSettings } = found.kept;
    if (ownSettings.length > 0) this.#file.ownSettings = ownSettings;
    this.#file.change({ ...settings, bot: now.bot, sourceId: now.sourceId });
    return { ok: true, settings: this.#publish(), repaired: found.repaired };
  }

  /** Another game is watched: its settings hold. */
  retell(): void {
    this.#publish();
  }

  /** The other engine that is to give hints, and that the user has agreed to; null: our own. */
  get bot(): string | null {
    return this.#consent.agreed(this.all.bot);
  }

  /** The file of settings may name an engine that nobody was asked about. */
  async askAboutKeptBot({ bot } = this.all): Promise<void> {
    if (bot !== null) this.change({ bot: (await this.#consent.allows(bot)) ? bot : null });
  }

  get #own(): OwnSettings | undefined {
    return this.#holding.own;
  }

  get #holding(): Holding {
    const { all: ofAll, ownSettings: ofEach } = this.#file;
    const title = this.#ports.title();
    const last = this.#last;
    if (last?.title === title && last.ofAll === ofAll && last.ofEach === ofEach) return last;
    const own = title === null ? undefined : ownOf(title, ofEach);
    return (this.#last = { title, ofAll, ofEach, own, settings: { ...ofAll, ...own?.settings } });
  }

  #keep(own: OwnSettings): void {
    this.#file.ownSettings = [...this.#without(own.title), own];
  }

  #without(title: string): OwnSettings[] {
    return this.#file.ownSettings.filter((one) => gameNamed(one.title) !== gameNamed(title));
  }

  #publish(): Settings {
    const settings = this.all;
    this.#ports.changed(settings);
    return settings;
  }
}

function ownOf(title: string, ofEach: readonly OwnSettings[]): OwnSettings | undefined {
  const name = gameNamed(title);
  return ofEach.find((one) => gameNamed(one.title) === name);
}

/** Those that a game may have of its own, and the others. */
function parted(settings: Partial<Settings>): [Partial<Settings>, Partial<Settings>] {
  const isOfGame = ([name]: [string, unknown]) => gameSettingNames.some((one) => one === name);
  const entries = Object.entries(settings);
  const others = entries.filter((entry) => !isOfGame(entry));
  return [Object.fromEntries(entries.filter(isOfGame)), Object.fromEntries(others)];
}
