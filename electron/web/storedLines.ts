import type * as v from 'valibot';
import { joined, linesIn, parseLines, type Drawer } from '../storage/Lines.ts';
import { WaitingLines } from '../storage/WaitingLines.ts';

const prefix = 'okiba/lines/';
/** What could not be read is set aside under its name with this. */
const aside = '.damaged';

/** Lines in a browser's storage, which is shared by the pages that are open: what others have added stays. */
class StoredLines<Line> extends WaitingLines<Line> {
  readonly #storage: Storage;
  readonly #key: string;
  readonly #schema: v.GenericSchema<unknown, Line>;

  constructor(storage: Storage, key: string, schema: v.GenericSchema<unknown, Line>) {
    super();
    this.#storage = storage;
    this.#key = key;
    this.#schema = schema;
  }

  readAs<Made>(make: (line: Line) => Made): Made[] {
    const text = this.#text;
    const { read, sound, damage } = parseLines(this.#schema, text, make);
    if (damage !== null) this.#setAside(text, sound, damage);
    return read;
  }

  texts(): string[] {
    return linesIn(this.#text);
  }

  get #text(): string {
    return this.#storage.getItem(this.#key) ?? '';
  }

  protected append(text: string): void {
    this.#storage.setItem(this.#key, this.#text + text);
  }

  protected reasonOf(error: unknown): string {
    return (error as Error).message;
  }

  #setAside(text: string, sound: readonly string[], damage: string): void {
    try {
      this.#storage.setItem(this.#key + aside, text);
      this.#storage.setItem(this.#key, joined(sound));
      this.damaged(`${this.#key}${aside}: ${damage}`);
    } catch (error) {
      this.unsaved(error);
    }
  }
}

/** Everything of ours in `storage`, which holds a few million characters. */
export function storedIn(storage: Storage): Drawer {
  return {
    lines: (name, schema) => new StoredLines(storage, prefix + name, schema),
    names: (folder) => namesIn(storage, `${prefix}${folder}/`),
    size: (name) => storage.getItem(prefix + name)?.length ?? 0,
    removeAll(folder, names) {
      for (const key of names.map((name) => `${prefix}${folder}/${name}`))
        for (const one of [key, key + aside]) storage.removeItem(one);
    },
  };
}

function namesIn(storage: Storage, start: string): string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys
    .filter((key) => key.startsWith(start) && !key.endsWith(aside))
    .map((key) => key.slice(start.length));
}
