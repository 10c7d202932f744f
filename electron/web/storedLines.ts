import type * as v from 'valibot';
import { joined, linesIn, parseLines, type Drawer, type Lines, type LinesTrouble } from '../storage/Lines.ts';

const prefix = 'okiba/lines/';
/** What could not be read is set aside under its name with this. */
const aside = '.damaged';

/** Lines in a browser's storage. */
class StoredLines<Line> implements Lines<Line> {
  readonly #storage: Storage;
  readonly #key: string;
  readonly #schema: v.GenericSchema<unknown, Line>;
  #waiting: string[] = [];
  #trouble: LinesTrouble | null = null;

  constructor(storage: Storage, key: string, schema: v.GenericSchema<unknown, Line>) {
    this.#storage = storage;
    this.#key = key;
    this.#schema = schema;
  }

  get trouble(): LinesTrouble | null {
    return this.#trouble;
  }

  read(): Line[] {
    return this.readAs((line) => line);
  }

  readAs<Made>(make: (line: Line) => Made): Made[] {
    const text = this.#storage.getItem(this.#key) ?? '';
    const { read, sound, damage } = parseLines(this.#schema, text, make);
    if (damage !== null) this.#setAside(text, sound, damage);
    return read;
  }

  texts(): string[] {
    return linesIn(this.#storage.getItem(this.#key) ?? '');
  }

  add(line: Line): void {
    this.addAll([line]);
  }

  /** The storage is shared by the pages that are open: what others have added stays. */
  addAll(lines: readonly Line[]): void {
    for (const line of lines) this.#waiting.push(JSON.stringify(line));
    try {
      this.#storage.setItem(this.#key, (this.#storage.getItem(this.#key) ?? '') + joined(this.#waiting));
      this.#waiting = [];
      if (this.#trouble?.kind === 'unsaved') this.#trouble = null;
    } catch (error) {
      this.#unsaved(error);
    }
  }

  #setAside(text: string, sound: readonly string[], damage: string): void {
    try {
      this.#storage.setItem(this.#key + aside, text);
      this.#storage.setItem(this.#key, joined(sound));
      this.#trouble = { kind: 'damaged', detail: `${this.#key}${aside}: ${damage}` };
    } catch (error) {
      this.#unsaved(error);
    }
  }

  #unsaved(error: unknown): void {
    this.#trouble = { kind: 'unsaved', detail: (error as Error).message };
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
