/** Backgrounds of two looks: stripes, or a part of the board in a different colour. */
import type { Contrast } from './background.ts';

/**
 * A falling piece hardly ever fills this many cells of the top row, and no locked block can be there while a game
 * continues.
 */
const inTopRow = 3;
/** Whole rows of one look would have been cleared; a single one may be about to be. */
const leastRows = 2;

/** Blocks are in the top row, which is impossible in a game in progress. */
export const fillsTopRow = (locked: Uint8Array, columns: number): boolean =>
  countIn(locked, 0, columns) >= inTopRow;

/**
 * Whether the second look is in places where blocks can't be: in the top row, or in whole rows above the floor of the
 * first look.
 */
export function isSecondGround(first: Contrast, second: Contrast, columns: number): boolean {
  const isSecond = Uint8Array.from(first.distances, (distance, cell) =>
    distance > first.threshold && second.distances[cell]! <= second.threshold ? 1 : 0,
  );
  const counts = Array.from({ length: isSecond.length / columns }, (_, row) =>
    countIn(isSecond, row, columns),
  );
  const whole = counts.filter((count) => count === columns).length;
  return counts[0]! >= inTopRow || whole >= leastRows;
}

/** The number of cells of a row that are marked by 1. */
const countIn = (marks: Uint8Array, row: number, columns: number): number =>
  marks.subarray(row * columns, (row + 1) * columns).reduce((sum, value) => sum + value, 0);
