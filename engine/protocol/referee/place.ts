import { type Game, lock, press } from '../../tetris/rules/play.ts';
import { type Placement } from '../../tetris/types.ts';

/** A place for the falling piece, or for the one that hold brings in, where that piece rests. */
export interface Move {
  placement: Placement;
  useHold: boolean;
}

/** The game after a piece has come to lie there. */
export function place(game: Game, { placement, useHold }: Move): Game {
  const at = useHold ? press(game, 'hold') : game;
  return lock({ ...at, active: placement.location, spin: placement.spin });
}
