/** Signs of pasted boards as the letters of text boards. */
import { PositionError } from '../../rules/board.ts';

/** One string for each cell, before a game gives it a meaning; rows may differ in length. */
export type SignRows = string[][];

/** What is wrong with a pasted board, and where: rows from the top and columns from the left, from 1. */
export type PastedProblem =
  | { kind: 'empty' }
  | { kind: 'width'; row: number; found: number; columns: number }
  | { kind: 'sign'; row: number; column: number; sign: string };

/** A pasted board that can't be read: its message is one line that names the place. */
export class PastedError extends PositionError {
  constructor(
    readonly problem: PastedProblem,
    message: string,
  ) {
    super(message);
  }
}

const blanks = new Set([...'._-0 ·□⬚◻◽▫░　', 'null', 'false', '']);
const dark = '⬛';
const light = '⬜';

/** What the signs of one game mean. */
export interface Alphabet {
  name: 'board' | 'field';
  /** Those of filled cells, for messages. */
  letters: string;
  /** The letter of a filled cell's sign; null for a sign without meaning. */
  letterOf: (sign: string) => string | null;
}

/** Makes rows of letters out of rows of signs, '.' for an empty cell. Throws PastedError: a sign without meaning, rows of different lengths. */
export function lettersOf(rows: SignRows, { name, letters, letterOf }: Alphabet): string[] {
  const [first] = rows;
  if (!first) throw new PastedError({ kind: 'empty' }, `the ${name} has no rows`);
  const isBlank = blankIn(rows);
  return rows.map((signs, index) => {
    const row = signs.map((sign, x) => {
      const letter = isBlank(sign) ? '.' : letterOf(sign);
      if (letter === null) throw wrongSign(index + 1, x + 1, sign, letters);
      return letter;
    });
    if (row.length !== first.length) throw wrongWidth(index + 1, row.length, first.length);
    return row.join('');
  });
}

/** Of dark and light squares the dark ones are empty, as on a screen; light ones where they fill the top row, or no dark one is there. */
function blankIn(rows: SignRows): (sign: string) => boolean {
  const all = rows.flat();
  const isLightBlank = !all.includes(dark) || rows[0]!.every((sign) => sign === light);
  const square = isLightBlank ? light : dark;
  return (sign) => blanks.has(sign) || sign === square;
}

function wrongSign(row: number, column: number, sign: string, allowed: string): PastedError {
  return new PastedError(
    { kind: 'sign', row, column, sign },
    `row ${row} from the top, column ${column}: ${JSON.stringify(sign)} is neither '.' nor one of ${allowed}`,
  );
}

function wrongWidth(row: number, found: number, columns: number): PastedError {
  return new PastedError(
    { kind: 'width', row, found, columns },
    `row ${row} from the top has ${found} cells; the first row has ${columns}`,
  );
}
