import type { Board, Piece, TetrisState } from '../../../engine/tetris/types.ts';

/** A position with these pieces to come, the falling one first; hold isn't used where `more` doesn't say so. */
export function stateOf(board: Board, queue: string, more: Partial<TetrisState> = {}): TetrisState {
  const fixed = {
    game: 'tetris',
    hold: null,
    canHold: false,
    combo: 0,
    backToBack: false,
    incoming: 0,
  } as const;
  return { ...fixed, board, queue: [...queue] as Piece[], ...more };
}
