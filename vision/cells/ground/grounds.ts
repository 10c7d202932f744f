/** Grounds of two looks: stripes, or a part of the board in a colour of its own. */
import type { Contrast } from './background.ts';

/** What falls fills hardly so many cells of the top row, and nothing can lie there while a game goes on. */
const inTopRow = 3;
/** Rows of one look from side to side would have been cleared; one may be about to be. */
const leastRows = 2;

/** Blocks lie in the row in which pieces appear: of a game in play that can't be. */
export const fillsTopRow = (locked: Uint8Array, columns: number): boolean =>
  countIn(locked, 0, columns) >= inTopRow;

/** Whether the second look stands where blocks can't lie: in the top row, or in whole rows above the first look's floor. */
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

/** Cells of a row that are marked by 1. */
const countIn = (marks: Uint8Array, row: number, columns: number): number =>
  marks.subarray(row * columns, (row + 1) * columns).reduce((sum, value) => sum + value, 0);
