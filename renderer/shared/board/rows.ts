/** Text boards changed by hand: rows top first, '.' empty. Every function answers new rows. */
import type { Cell } from '../../../engine/tetris/types.ts';

export function emptyRows(columns: number, rows: number): string[] {
  return Array.from({ length: rows }, () => '.'.repeat(columns));
}

export function letterAt(rows: readonly string[], [x, y]: Cell): string | undefined {
  return rows[rows.length - 1 - y]?.[x];
}

/** The cells take the letter; those above the top row or beside the board are left out. */
export function withCells(rows: readonly string[], cells: readonly Cell[], letter: string): string[] {
  return rows.map((row, index) => {
    const y = rows.length - 1 - index;
    const columns = new Set(cells.filter((cell) => cell[1] === y).map(([x]) => x));
    return columns.size === 0 ? row : [...row].map((old, x) => (columns.has(x) ? letter : old)).join('');
  });
}

/** Takes full rows out; those above come down. */
export function withoutFullRows(rows: readonly string[]): string[] {
  const kept = rows.filter((row) => row.includes('.'));
  return [...emptyRows(rows[0]?.length ?? 0, rows.length - kept.length), ...kept];
}
