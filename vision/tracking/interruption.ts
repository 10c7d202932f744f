import { isFilled, landed, withCells, type Masks } from './explaining/masks.ts';
import { countBits, mismatchOf } from './explaining/mismatch.ts';
import { placeOf } from './explaining/pieceCells.ts';
import type { Known } from './explaining/explanation.ts';
import { roomToEnter } from './roomToEnter.ts';

/** Share of the stack that has to be gone for it to be hidden. */
const hiddenShare = 0.5;

export type Interruption = 'pause' | 'gameOver';

/**
 * The interruption of a game that has been unexplained for long: its stack had reached the top, or something else is
 * shown in its place; null if the tracking has only lost it. `isVeiled`: the reading does not look like a game.
 */
export function interruptionOf(known: Known, filled: Masks, isVeiled: boolean): Interruption | null {
  if (reachesTop(known, filled)) return 'gameOver';
  return isVeiled || isHidden(known, filled) || mismatchOf(known, filled) === 'menu' ? 'pause' : null;
}

/** Includes the landing of the falling piece, which may not have been visible. */
function reachesTop({ stack, columns, rows, at }: Known, filled: Masks): boolean {
  const cells = at ? placeOf(at).cells : [];
  const lying = at ? landed(stack.board, columns, cells) : [];
  const room = roomToEnter(cells, lying, (cell) => isFilled(filled, cell));
  return withCells(stack.board, lying)
    .subarray(rows - room)
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
