import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Conf from 'conf';
import * as v from 'valibot';
import { settingSchemas, settingsAmong, type Settings } from '../contract/settings.ts';
import { layout } from '../contract/sightings.ts';
import { size } from '../contract/values.ts';
import { mostLayouts, type RememberedLayout } from '../finding/LayoutMemory.ts';
import type { Turn } from '../hints/turns.ts';

const schema = v.object({
  ...settingSchemas,
  /** Which way a game turns pieces, learned, by window title. */
  turns: v.record(v.string(), v.picklist(['cw', 'ccw'])),
  /** Where boards stood, the latest last. */
  layouts: v.pipe(
    v.array(v.strictObject({ title: v.pipe(v.string(), v.maxLength(400)), full: size, layout })),
    v.maxLength(mostLayouts),
  ),
});
type Stored = v.InferOutput<typeof schema>;

/** Titles remembered; the oldest is forgotten first. */
const mostTitles = 100;

/** What is kept between two starts: a file of JSON in the app's own folder. */
export class SettingsFile {
  readonly #conf: Conf<Stored>;
  /** The file could not be used and was set aside; null where all was well. */
  readonly setAside: string | null;

  /** `folder` is made where it is missing. A broken file is set aside, never a reason not to start. */
  constructor(folder: string, defaults: Settings) {
    const file = join(folder, 'settings.json');
    this.setAside = isUsable(file) ? null : setAside(file);
    this.#conf = new Conf<Stored>({
      cwd: folder,
      configName: 'settings',
      defaults: { ...defaults, turns: {}, layouts: [] },
      clearInvalidConfig: true,
    });
  }

  get all(): Settings {
    return settingsAmong(this.#conf.store);
  }

  change(change: Partial<Settings>): Settings {
    this.#conf.set(change);
    return this.all;
  }

  get turns(): Readonly<Record<string, Turn>> {
    return this.#conf.get('turns');
  }

  get layouts(): readonly RememberedLayout[] {
    return this.#conf.get('layouts');
  }

  set layouts(layouts: readonly RememberedLayout[]) {
    this.#conf.set('layouts', [...layouts]);
  }

  learnTurn(title: string, turn: Turn): void {
    if (this.turns[title] === turn) return;
    const others = Object.entries(this.turns).filter(([name]) => name !== title);
    this.#conf.set('turns', Object.fromEntries([...others, [title, turn] as const].slice(-mostTitles)));
  }
}

/** A missing file is fine, and so is one of an older version that lacks some entries. */
function isUsable(file: string): boolean {
  if (!existsSync(file)) return true;
  try {
    const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return !Array.isArray(stored) && v.is(v.partial(schema), stored);
  } catch {
    return false;
  }
}

function setAside(file: string): string {
  const broken = `${file}.broken`;
  copyFileSync(file, broken);
  rmSync(file);
  return broken;
}
