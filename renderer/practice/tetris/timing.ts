/** How fast things happen in the practice game. Milliseconds. */
import { softDropFactors } from '../../../electron/contract/practice/options.ts';

/** A piece that rests on something locks after this long... */
export const lockDelay = 500;
/** ...counted anew after a move or turn, but only so often until it sinks further (guideline: extended placement). */
export const mostLockResets = 15;
export const linesPerLevel = 10;
/** Where time makes it faster, the next level comes after this long. */
export const levelEvery = 15_000;
export const mostLevel = 15;

/** Time for one row (guideline: (0.8 - (level - 1) x 0.007) ^ (level - 1) seconds). */
export function gravity(level: number): number {
  return 1000 * (0.8 - (level - 1) * 0.007) ** (level - 1);
}

/** Time for one row while down is held; 0: to the floor at once. `factor`: as `softDropFactors` counts. */
export function softDropEvery(level: number, factor: number): number {
  return factor >= softDropFactors.most ? 0 : gravity(level) / factor;
}
