import { take } from './memory';

/** As `Steps` of sweep.ts; the host writes them. */
export let cells: i32 = 0;
export let pieces: i32 = 0;
export let steps: i32 = 0;
export let first: usize = 0;
export let placement: usize = 0;
export let piece: usize = 0;
export let mask: usize = 0;

export function takeSteps(newCells: i32, count: i32): void {
  cells = newCells;
  pieces = newCells / 4;
  steps = count;
  first = take((cells + 1) * 4);
  placement = take(count * 4);
  piece = take(count);
  mask = take(count * 16);
}
