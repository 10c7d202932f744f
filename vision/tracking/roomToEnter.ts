import type { Cell } from '../../engine/tetris/types.ts';

/** Blocks this close to the upper edge leave no room for another piece. */
export const rowsToEnter = 3;
/** An I that comes in upright, as in Quadrapassel, needs a row more, and stays out of sight where it finds no room. */
const rowsOfTallest = 4;

/**
 * How many rows the next piece may need below the upper edge. Once the last visible piece has landed and no other is
 * seen, that is as many as the tallest needs: in a paused game a piece is falling. `cells` of that piece and its
 * `landing` place: [column, row], row 0 the bottom one; empty if they are not known.
 */
export function roomToEnter(
  cells: readonly Cell[],
  landing: readonly Cell[],
  isFilled: (cell: Cell) => boolean,
): number {
  const left = cells.filter(([x, y]) => !landing.some((cell) => cell[0] === x && cell[1] === y));
  const hasLanded = left.length > 0 && landing.length > 0 && landing.every(isFilled) && !left.some(isFilled);
  return hasLanded ? rowsOfTallest : rowsToEnter;
}
