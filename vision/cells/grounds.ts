/** Grounds of two looks: stripes, or a part of the board in a colour of its own. */
import type { Contrast } from './background.ts';

/** What falls fills hardly so many cells of the top row, and nothing can lie there while a game goes on. */
const inTopRow = 3;
/** Rows of one look from side to side would have been cleared; one may be about to be. */
const leastRows = 2;

/** Blocks lie in the row in which pieces appear: of a game in play that can't be. */
export const reachesTop = (locked: Uint8Array, columns: number): boolean =>
  locked.subarray(0, columns).reduce((sum, value) => sum + value, 0) >= inTopRow;

/** Whether the second look stands where blocks can't lie: in the top row, or in whole rows above the first look's floor. */
export function isSecondGround(first: Contrast, second: Contrast, columns: number): boolean {
  const isSecond = first.distances.map((distance, cell) =>
    distance > first.threshold && second.distances[cell]! <= second.threshold ? 1 : 0,
  );
  const counts: number[] = [];
  for (let row = 0; row < isSecond.length; row += columns)
    counts.push(isSecond.subarray(row, row + columns).reduce((sum, value) => sum + value, 0));
  const whole = counts.filter((count) => count === columns).length;
  return counts[0]! >= inTopRow || whole >= leastRows;
}
