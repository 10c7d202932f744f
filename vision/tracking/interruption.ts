import { landed, withCells, type Masks } from './explaining/masks.ts';
import { countBits, mismatchOf } from './explaining/mismatch.ts';
import { placeOf } from './explaining/pieceCells.ts';
import type { Known } from './explaining/explanation.ts';

/** Blocks this close to the upper edge leave no room for another piece. */
const rowsToEnter = 3;
/** Share of the stack that has to be gone for it to be hidden. */
const hiddenShare = 0.5;

export type Interruption = 'pause' | 'gameOver';

/**
 * What has stopped a game that nothing has explained for long: its stack had reached the top, or something else is
 * shown in its place; null where it has only got out of hand. `isVeiled`: the reading says that it is no game.
 */
export function interruptionOf(known: Known, filled: Masks, isVeiled: boolean): Interruption | null {
  if (reachesTop(known)) return 'gameOver';
  return isVeiled || isHidden(known, filled) || mismatchOf(known, filled) === 'menu' ? 'pause' : null;
}

/** With the falling piece where it comes down, which may not have been seen. */
function reachesTop({ stack, columns, rows, at }: Known): boolean {
  const lying = at ? landed(stack.board, columns, placeOf(at).cells) : [];
  return withCells(stack.board, lying)
    .subarray(rows - rowsToEnter)
    .some((mask) => mask !== 0);
}

function isHidden({ stack, rows }: Known, filled: Masks): boolean {
  let [missing, total] = [0, 0];
  for (let y = 0; y < rows; y++) {
    missing += countBits(stack.board[y]! & ~filled[y]!);
    total += countBits(stack.board[y]!);
  }
  return missing > hiddenShare * total;
}
