import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type * as v from 'valibot';
import { fileReason, readOwnFile, replaceOwnFile } from '../settings/ownFile.ts';
import { joined, linesIn, parseLines } from './Lines.ts';
import { WaitingLines } from './WaitingLines.ts';

/** Such a file has never been ours; it is not even read. */
export const mostBytes = 256_000_000;

/**
 * A file to which lines of JSON are added, so that a process that is killed loses the last line at most. What can't be
 * read is set aside with its file.
 */
export class LinesFile<Line> extends WaitingLines<Line> {
  readonly #file: string;
  readonly #schema: v.GenericSchema<unknown, Line>;

  constructor(file: string, schema: v.GenericSchema<unknown, Line>) {
    super();
    this.#file = file;
    this.#schema = schema;
  }

  readAs<Made>(make: (line: Line) => Made): Made[] {
    const standing = readOwnFile(this.#file, mostBytes);
    if (standing.kind === 'text') return this.#parse(standing.text, make);
    if (standing.kind === 'blocked') this.unsaved(standing.reason);
    if (standing.kind === 'unusable') this.#rewrite([], standing.reason);
    return [];
  }

  texts(): string[] {
    const standing = readOwnFile(this.#file, mostBytes);
    return standing.kind === 'text' ? linesIn(standing.text) : [];
  }

  protected append(text: string): void {
    mkdirSync(dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, text, { mode: 0o600 });
  }

  protected reasonOf(error: unknown): string {
    return `${this.#file}: ${typeof error === 'string' ? error : fileReason(error)}`;
  }

  #parse<Made>(text: string, make: (line: Line) => Made): Made[] {
    const { read, sound, damage } = parseLines(this.#schema, text, make);
    if (damage !== null || !text.endsWith('\n')) this.#rewrite(sound, damage);
    return read;
  }

  /** The file anew with these lines; it is set aside where there was damage. */
  #rewrite(lines: readonly string[], damage: string | null): void {
    try {
      const aside = replaceOwnFile(this.#file, joined(lines), damage !== null);
      if (damage !== null) this.damaged(`${aside}: ${damage}`);
    } catch (error) {
      this.unsaved(error);
      // The last line in the file may have no end.
      this.beginLine();
    }
  }
}
