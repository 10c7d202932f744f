import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { fileReason, readOwnFile, replaceOwnFile } from '../settings/ownFile.ts';

/** Such a file has never been ours; it is not even read. */
const mostBytes = 256_000_000;
/** Damaged lines that are named. */
const mostNamed = 5;

export interface LinesTrouble {
  kind: 'unsaved' | 'damaged';
  detail: string;
}

/** One line of JSON; null where it is damaged. */
export function parseLine<Line>(schema: v.GenericSchema<unknown, Line>, text: string): Line | null {
  try {
    const result = v.safeParse(schema, JSON.parse(text));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/**
 * A file to which lines of JSON are added, so that a process that is killed loses the last line at most. What can't be
 * read is set aside with the file that it stood in.
 */
export class LinesFile<Line> {
  readonly file: string;
  readonly #schema: v.GenericSchema<unknown, Line>;
  /** Not written yet, as that failed. */
  #waiting: string[] = [];
  #trouble: LinesTrouble | null = null;

  constructor(file: string, schema: v.GenericSchema<unknown, Line>) {
    this.file = file;
    this.#schema = schema;
  }

  /** What is wrong with the file at present, or was with what stood in it; null: nothing. */
  get trouble(): LinesTrouble | null {
    return this.#trouble;
  }

  /** All lines that are sound; never throws. */
  read(): Line[] {
    const standing = readOwnFile(this.file, mostBytes);
    if (standing.kind === 'text') return this.#take(standing.text);
    if (standing.kind === 'blocked') this.#unsaved(standing.reason);
    if (standing.kind === 'unusable') this.#rewrite([], standing.reason);
    return [];
  }

  /** Written at once, or with the next one where that fails; never throws. */
  add(line: Line): void {
    this.#waiting.push(JSON.stringify(line));
    try {
      mkdirSync(dirname(this.file), { recursive: true });
      appendFileSync(this.file, joined(this.#waiting), { mode: 0o600 });
      this.#waiting = [];
      if (this.#trouble?.kind === 'unsaved') this.#trouble = null;
    } catch (error) {
      this.#unsaved(fileReason(error));
    }
  }

  #take(text: string): Line[] {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    const read = lines.map((line) => parseLine(this.#schema, line));
    const damaged = lines.map((_, at) => at + 1).filter((number) => read[number - 1] === null);
    const sound = lines.filter((_, at) => read[at] !== null);
    if (damaged.length > 0) this.#rewrite(sound, `line ${numbersIn(damaged)}`);
    else if (!text.endsWith('\n')) this.#rewrite(sound, null);
    return read.filter((line) => line !== null);
  }

  /** The file anew with these lines; it is set aside where there was damage. */
  #rewrite(lines: readonly string[], damage: string | null): void {
    try {
      const aside = replaceOwnFile(this.file, joined(lines), damage !== null);
      if (damage !== null) this.#trouble = { kind: 'damaged', detail: `${aside}: ${damage}` };
    } catch (error) {
      this.#unsaved(fileReason(error));
      // The last line in the file may have no end.
      this.#waiting.unshift('');
    }
  }

  #unsaved(reason: string): void {
    this.#trouble = { kind: 'unsaved', detail: `${this.file}: ${reason}` };
  }
}

const joined = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

function numbersIn(damaged: readonly number[]): string {
  const named = damaged.slice(0, mostNamed).join(', ');
  return damaged.length > mostNamed ? `${named}, …` : named;
}
