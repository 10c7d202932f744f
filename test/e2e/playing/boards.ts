/** Boards as rows of text, top row first, '.' empty: what the rules make of a placed piece, and what differs from it. */
import type { Cell } from '../../../engine/tetris/types.ts';

const isFull = (row: string) => !row.includes('.');

/** The same board with 'X' for every filled cell. */
export const withoutKinds = (rows: readonly string[]): string[] =>
  rows.map((row) => row.replace(/[^.]/g, 'X'));

/** The board after these cells are filled, and which full rows are gone then; cells above the top row are lost. */
export function lockCells(
  rows: readonly string[],
  cells: readonly Cell[],
): { rows: string[]; cleared: number[] } {
  const grid = withoutKinds(rows).map((row) => [...row]);
  for (const [x, y] of cells) if (grid[rows.length - 1 - y]) grid[rows.length - 1 - y]![x] = 'X';
  const filled = grid.map((row) => row.join(''));
  const kept = filled.filter((row) => !isFull(row));
  const cleared = filled.flatMap((row, r) => (isFull(row) ? [rows.length - 1 - r] : []));
  return { rows: [...cleared.map(() => '.'.repeat(rows[0]!.length)), ...kept], cleared };
}

/** Cells that differ, as "x,y is S"; '' where none does. */
export function differences(expected: readonly string[], actual: readonly string[]): string {
  const found = expected.flatMap((row, r) =>
    [...row].flatMap((letter, x) =>
      actual[r]?.[x] === letter ? [] : [`${x},${expected.length - 1 - r} is ${actual[r]?.[x]}`],
    ),
  );
  return found.join(' ');
}

/** What is wrong with a hint's cells in a game with this board: they are outside, filled, or hang in the air. '' where nothing is. */
export function illegal(rows: readonly string[], cells: readonly Cell[]): string {
  const at = (x: number, y: number) => (y >= rows.length ? '.' : (rows[rows.length - 1 - y]?.[x] ?? 'X'));
  const blocked = cells.filter(([x, y]) => at(x, y) !== '.' || x < 0 || x >= rows[0]!.length);
  if (blocked.length > 0) return `no room at ${blocked.join(' ')}`;
  const own = new Set(cells.map(String));
  const stands = cells.some(([x, y]) => at(x, y - 1) !== '.' && !own.has(String([x, y - 1])));
  return stands ? '' : `nothing below ${cells.join(' ')}`;
}

/** How many rows lie between the piece and the place straight below it; null where that is not straight below. */
export function rowsDown(from: readonly Cell[], to: readonly Cell[]): number | null {
  const lowest = (cells: readonly Cell[]) => Math.min(...cells.map(([, y]) => y));
  const down = lowest(from) - lowest(to);
  const below = new Set(from.map(([x, y]) => String([x, y - down])));
  return down >= 0 && to.every((cell) => below.has(String(cell))) ? down : null;
}
