import * as v from 'valibot';
import { defaultSettings, settingNames, settingSchemas, type Settings } from '../contract/settings.ts';

const key = 'okiba/settings';

/** The settings in a browser's storage; what can't be read of them is at its first value, what is unknown stays there. */
export class StoredSettings {
  readonly #storage: Storage;
  #all: Settings;

  /** `locale` of the browser, for example ja-JP. */
  constructor(storage: Storage, locale: string) {
    this.#storage = storage;
    this.#all = { ...defaultSettings(locale), ...readable(storage.getItem(key)) };
  }

  get all(): Settings {
    return this.#all;
  }

  /** Holds in this page even where nothing can be stored. */
  change(change: Partial<Settings>): Settings {
    this.#all = { ...this.#all, ...change };
    try {
      const kept = entriesOf(this.#storage.getItem(key));
      this.#storage.setItem(key, JSON.stringify({ ...kept, ...this.#all }));
    } catch {
      // A full or forbidden storage keeps nothing.
    }
    return this.#all;
  }
}

function readable(text: string | null): Partial<Settings> {
  const kept = entriesOf(text);
  const sound = settingNames.filter((name) => v.is(settingSchemas[name], kept[name]));
  return Object.fromEntries(sound.map((name) => [name, kept[name]]));
}

function entriesOf(text: string | null): Record<string, unknown> {
  try {
    return { ...(JSON.parse(text ?? '{}') as Record<string, unknown> | null) };
  } catch {
    return {};
  }
}
