import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as v from 'valibot';
import { fileReason, readOwnFile, replaceOwnFile } from '../settings/ownFile.ts';
import { joined, linesIn, parseLines, type Lines, type LinesTrouble } from './Lines.ts';

/** Such a file has never been ours; it is not even read. */
export const mostBytes = 256_000_000;

/**
 * A file to which lines of JSON are added, so that a process that is killed loses the last line at most. What can't be
 * read is set aside with the file that it stood in.
 */
export class LinesFile<Line> implements Lines<Line> {
  readonly #file: string;
  readonly #schema: v.GenericSchema<unknown, Line>;
  /** Not written yet, as that failed. */
  #waiting: string[] = [];
  #trouble: LinesTrouble | null = null;

  constructor(file: string, schema: v.GenericSchema<unknown, Line>) {
    this.#file = file;
    this.#schema = schema;
  }

  get trouble(): LinesTrouble | null {
    return this.#trouble;
  }

  read(): Line[] {
    return this.readAs((line) => line);
  }

  readAs<Made>(make: (line: Line) => Made): Made[] {
    const standing = readOwnFile(this.#file, mostBytes);
    if (standing.kind === 'text') return this.#take(standing.text, make);
    if (standing.kind === 'blocked') this.#unsaved(standing.reason);
    if (standing.kind === 'unusable') this.#rewrite([], standing.reason);
    return [];
  }

  texts(): string[] {
    const standing = readOwnFile(this.#file, mostBytes);
    return standing.kind === 'text' ? linesIn(standing.text) : [];
  }

  add(line: Line): void {
    this.addAll([line]);
  }

  addAll(lines: readonly Line[]): void {
    for (const line of lines) this.#waiting.push(JSON.stringify(line));
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      appendFileSync(this.#file, joined(this.#waiting), { mode: 0o600 });
      this.#waiting = [];
      if (this.#trouble?.kind === 'unsaved') this.#trouble = null;
    } catch (error) {
      this.#unsaved(fileReason(error));
    }
  }

  #take<Made>(text: string, make: (line: Line) => Made): Made[] {
    const { read, sound, damage } = parseLines(this.#schema, text, make);
    if (damage !== null || !text.endsWith('\n')) this.#rewrite(sound, damage);
    return read;
  }

  /** The file anew with these lines; it is set aside where there was damage. */
  #rewrite(lines: readonly string[], damage: string | null): void {
    try {
      const aside = replaceOwnFile(this.#file, joined(lines), damage !== null);
      if (damage !== null) this.#trouble = { kind: 'damaged', detail: `${aside}: ${damage}` };
    } catch (error) {
      this.#unsaved(fileReason(error));
      // The last line in the file may have no end.
      this.#waiting.unshift('');
    }
  }

  #unsaved(reason: string): void {
    this.#trouble = { kind: 'unsaved', detail: `${this.#file}: ${reason}` };
  }
}
