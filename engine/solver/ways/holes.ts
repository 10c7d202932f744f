import type { Laid } from './ways.ts';
import { fullRow } from '../fields/viable.ts';

/** Whether a way leaves an empty cell below a filled one, after full rows are gone. `rows`: masks from the bottom up. */
export function hasHoles(rows: readonly number[], way: readonly Laid[]): boolean {
  const after = [...rows];
  for (const { cells } of way) for (const [x, y] of cells) after[y]! |= 1 << x;
  let above = 0;
  for (const row of after.filter((mask) => mask !== fullRow).reverse()) {
    if ((above & ~row) !== 0) return true;
    above |= row;
  }
  return false;
}
