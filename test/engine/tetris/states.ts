import { makePosition } from '../../../engine/tetris/position.ts';
import type { Board, Piece, TetrisState } from '../../../engine/tetris/types.ts';

/** A position with these pieces to come, the falling one first; hold isn't used where `more` doesn't say so. */
export function stateOf(board: Board, queue: string, more: Partial<TetrisState> = {}): TetrisState {
  return { ...makePosition({ board, queue: [...queue] as Piece[], canHold: false }), ...more };
}
