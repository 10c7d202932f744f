import type { Piece } from '../../tetris/types.ts';
import { isReady } from '../goals.ts';
import { type Position, canSolve } from './solve.ts';

/** Every choice of some but not all of the pieces, their order kept, the longest first. */
function properParts(queue: readonly Piece[]): Piece[][] {
  const all = (1 << queue.length) - 1;
  const parts = new Map<string, Piece[]>();
  for (let chosen = 1; chosen < all; chosen++) {
    const part = queue.filter((_, index) => (chosen >> index) & 1);
    parts.set(part.join(''), part);
  }
  return [...parts.values()].sort((a, b) => b.length - a.length);
}

/** Whether the goal is ready at once, or can be with some of the pieces left out: then one of them is idle. */
export function canDoWithFewer(position: Position): boolean {
  const { board, queue, goal } = position;
  return isReady(board, goal) || properParts(queue).some((part) => canSolve({ ...position, queue: part }));
}
