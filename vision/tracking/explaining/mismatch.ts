import type { Known } from './explanation.ts';
import type { Masks } from './masks.ts';

/** small: the piece may be between two cells; menu: full of blocks that no game has placed there. */
export type Mismatch = 'small' | 'large' | 'menu';

/** The number of missing cells of the stack that a misreading or a corner of an effect may explain. */
const fewMissing = 2;
/** The falling piece half at one place and half at the next, its ghost, and one or two misread cells. */
const fewExtra = 14;
/** Boards are hardly ever this full while a game continues. */
const fullShare = 0.7;

/** The mismatch between an unexplained frame and the known board. */
export function mismatchOf({ stack, rows, columns }: Known, filled: Masks): Mismatch {
  let [missing, extra, total] = [0, 0, 0];
  for (let y = 0; y < rows; y++) {
    missing += countBits(stack.board[y]! & ~filled[y]!);
    extra += countBits(filled[y]! & ~stack.board[y]!);
    total += countBits(filled[y]!);
  }
  if (missing <= fewMissing && extra <= fewExtra) return 'small';
  return total > fullShare * rows * columns ? 'menu' : 'large';
}

export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
}
