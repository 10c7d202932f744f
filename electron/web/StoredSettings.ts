import { defaultSettings, settingNames, type Settings } from '../contract/settings.ts';
import { inTodaysNames } from '../settings/olderNames.ts';
import { readSettings } from '../settings/readSettings.ts';
import type { Fields } from '../../engine/fields.ts';

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
  return readSettings(entriesOf(text), settingNames).settings;
}

function entriesOf(text: string | null): Fields {
  try {
    return inTodaysNames({ ...(JSON.parse(text ?? '{}') as Record<string, unknown> | null) });
  } catch {
    return {};
  }
}
