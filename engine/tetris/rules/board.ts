import { type Board, type Cell } from '../types.ts';

/** Rows that a board stores, whatever it shows: enough for a piece to spawn and turn above 26 visible rows. */
export const storedRows = 32;

const limits = { columns: { min: 4, max: 16 }, rows: { min: 1, max: 26 } } as const;

/** Rows that a board can show. */
export const mostRows: number = limits.rows.max;
/** Columns that a board can have. */
export const columnLimits: Readonly<Record<'min' | 'max', number>> = limits.columns;

/** The letters of a text board: '.' empty, a piece's letter, X of unknown kind, G garbage. */
const filledLetters = 'IOTSZJLXG';

/** A position that can't be: its message is one line that names the place and what is wrong there. */
export class PositionError extends Error {
  override name = 'PositionError';
}

export function emptyBoard(columns = 10, rows = 20): Board {
  checkSize('columns', columns);
  checkSize('rows', rows);
  return { columns, rows, masks: new Uint16Array(storedRows) };
}

function checkSize(what: keyof typeof limits, size: number): void {
  const { min, max } = limits[what];
  if (!Number.isInteger(size) || size < min || size > max)
    throw new PositionError(`the board has ${size} ${what}; from ${min} to ${max} can be used`);
}

/**
 * Reads a text board, top row first; `leastRows` adds empty rows on top of a shorter one.
 * Throws PositionError that names the row (counted from the top, from 1) and the column.
 */
export function parseBoard(text: readonly string[] | string, leastRows = 0): Board {
  const rows = typeof text === 'string' ? rowsIn(text) : text;
  if (rows.length === 0) throw new PositionError('the board has no rows');
  const columns = rows[0]!.length;
  const board = emptyBoard(columns, Math.max(rows.length, leastRows));
  for (const [index, row] of rows.entries())
    board.masks[rows.length - 1 - index] = parseRow(row, index, columns);
  return board;
}

/** The rows of a text, one a line; empty lines are none. */
export function rowsIn(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function parseRow(row: string, index: number, columns: number): number {
  if (row.length !== columns)
    throw new PositionError(
      `row ${index + 1} from the top has ${row.length} cells; the first row has ${columns}`,
    );
  let mask = 0;
  for (let x = 0; x < columns; x++) {
    const letter = row[x]!;
    if (filledLetters.includes(letter)) mask |= 1 << x;
    else if (letter !== '.')
      throw new PositionError(
        `row ${index + 1} from the top, column ${x + 1}: ${JSON.stringify(letter)} is neither '.' nor one of ${filledLetters}`,
      );
  }
  return mask;
}

/** The visible rows, top first, 'X' for every filled cell. */
export function makeText(board: Board): string[] {
  return Array.from({ length: board.rows }, (_, index) => {
    const mask = board.masks[board.rows - 1 - index]!;
    return Array.from({ length: board.columns }, (_, x) => (mask & (1 << x) ? 'X' : '.')).join('');
  });
}

/** Walls and floor are filled; above the stored rows too. */
export function isFilled(board: Board, x: number, y: number): boolean {
  if (x < 0 || x >= board.columns || y < 0 || y >= storedRows) return true;
  return (board.masks[y]! & (1 << x)) !== 0;
}

export function areEmpty(board: Board, cells: readonly Cell[]): boolean {
  return cells.every(([x, y]) => !isFilled(board, x, y));
}

/** Rows from the floor up to the highest filled cell. */
export function heightOf(board: Board): number {
  let y = storedRows;
  while (y > 0 && board.masks[y - 1] === 0) y--;
  return y;
}
