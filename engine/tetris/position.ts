import { type Board, type Location, type Piece, type TetrisState } from './types.ts';

/** What a position says; all but its board and its pieces may lack. */
export interface PositionParts {
  board: Board;
  /** The falling piece first. */
  queue: readonly Piece[];
  hold?: Piece | null;
  /** Where absent: whether something is held. */
  canHold?: boolean;
  combo?: number;
  backToBack?: boolean;
  /** Rows of garbage on their way. */
  incoming?: number;
  bag?: readonly Piece[] | null | undefined;
  active?: Location | null | undefined;
}

/** A position of these parts; the rest of it is as at the start of a game. Whoever calls it has made sure that it is legal. */
export function makePosition({
  board,
  queue,
  hold = null,
  bag,
  active,
  ...given
}: PositionParts): TetrisState {
  const { canHold = hold !== null, combo = 0, backToBack = false, incoming = 0 } = given;
  const state: TetrisState = { game: 'tetris', board, queue, hold, canHold, combo, backToBack, incoming };
  if (bag) state.bag = bag;
  if (active) state.active = active;
  return state;
}
