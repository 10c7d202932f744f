/** The cells to cover. */
import { type Cell } from '../tetris/types.ts';

/** A terrain can be this many cells wide and high. */
const mostSide = 64;

/** A terrain that can't be read: its message is one line that names the place and the problem. */
export class TerrainError extends Error {
  override name = 'TerrainError';
}

export interface Region {
  /** The size of the original picture; marked cells need not reach its edges. */
  readonly columns: number;
  readonly rows: number;
  /** The marked cells, from the bottom row up, each row from the left. A cell's index here is its number. */
  readonly cells: readonly Cell[];
  /** The number of the cell at y * columns + x; -1 if it is not marked. */
  readonly numbers: Int32Array;
}

const marks = '#XGIOTSZJL';
const blanks = '.-_';

/** The region of some marked cells; any order, none twice. */
export function makeRegion(columns: number, rows: number, marked: readonly Cell[]): Region {
  for (const [what, size] of [
    ['columns', columns],
    ['rows', rows],
  ] as const)
    if (size > mostSide)
      throw new TerrainError(`the terrain has ${size} ${what}; at most ${mostSide} can be used`);
  const cells = [...marked].sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
  const numbers = new Int32Array(columns * rows).fill(-1);
  cells.forEach(([x, y], number) => (numbers[y * columns + x] = number));
  return { columns, rows, cells, numbers };
}

/** The number of a cell, -1 if it is not marked or outside. */
export function numberAt({ columns, rows, numbers }: Region, x: number, y: number): number {
  return x < 0 || y < 0 || x >= columns || y >= rows ? -1 : numbers[y * columns + x]!;
}

/**
 * Reads a text terrain, top row first: '#' is a cell to cover, as is every letter of a text board; '.' is not. Throws
 * TerrainError that names the row (counted from the top, from 1) and the column.
 */
export function parseRegion(text: string | readonly string[]): Region {
  const lines = typeof text === 'string' ? text.split(/\r?\n/) : text;
  const rows = lines.map((line) => line.trim()).filter((line) => line !== '');
  if (rows.length === 0) throw new TerrainError('the terrain has no rows');
  return regionOfRows(rows, (letter) => marks.includes(letter));
}

/** The region of the cells of a text board (top row first) that `isMarked` accepts. Throws TerrainError as parseRegion. */
export function regionOfRows(rows: readonly string[], isMarked: (letter: string) => boolean): Region {
  const columns = rows[0]?.length ?? 0;
  const cells = rows.flatMap((row, line) => {
    checkRow(row, line, columns);
    return [...row].flatMap((letter, x): Cell[] => (isMarked(letter) ? [[x, rows.length - 1 - line]] : []));
  });
  return makeRegion(columns, rows.length, cells);
}

function checkRow(row: string, line: number, columns: number): void {
  const where = `row ${line + 1} from the top`;
  if (row.length !== columns)
    throw new TerrainError(`${where} has ${row.length} cells; the first row has ${columns}`);
  const odd = [...row].findIndex((letter) => !`${marks}${blanks}`.includes(letter));
  if (odd >= 0)
    throw new TerrainError(`${where}, column ${odd + 1}: ${JSON.stringify(row[odd])} is neither '#' nor '.'`);
}

const sides = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The numbers of the marked cells beside each cell, up to four. */
export function neighbours(region: Region): number[][] {
  return region.cells.map(([x, y]) =>
    sides.map(([dx, dy]) => numberAt(region, x + dx, y + dy)).filter((number) => number >= 0),
  );
}

/** Cell numbers grouped by connection: cells that touch by a side are in one group. */
export function components(region: Region): number[][] {
  const beside = neighbours(region);
  const seen = new Uint8Array(region.cells.length);
  return region.cells.flatMap((_, start) => (seen[start] ? [] : [flood(start, beside, seen)]));
}

function flood(start: number, beside: readonly (readonly number[])[], seen: Uint8Array): number[] {
  const found = [start];
  seen[start] = 1;
  for (const cell of found)
    for (const next of beside[cell]!)
      if (!seen[next]) {
        seen[next] = 1;
        found.push(next);
      }
  return found.sort((a, b) => a - b);
}
