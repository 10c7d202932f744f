/** What the player is shown: where the falling piece, or the pair, should go, and how it gets there. */
import type * as puyo from '../../engine/puyo/types.ts';
import type { Candidate, Input } from '../../engine/tetris/types.ts';
import type { Layout, Sighting } from '../../vision/types.ts';

export interface TetrisAdvice {
  game: 'tetris';
  best: Candidate;
  second: Candidate | null;
  /** A place that looks good and is not. */
  notHere: Candidate | null;
  /** From the piece's present place. */
  keys: readonly Input[];
}

export interface PuyoAdvice {
  game: 'puyo';
  pair: puyo.Pair;
  best: puyo.Candidate;
  second: puyo.Candidate | null;
  /** From the pair's present place. */
  keys: readonly puyo.Input[];
  /** Puyos on the field that the pair joins. */
  joined: Joined[];
}

/** Cells that become one group with a puyo of the pair. */
export interface Joined {
  colour: puyo.PuyoColour;
  cells: puyo.Cell[];
}

export type Advice = TetrisAdvice | PuyoAdvice;

/** What was seen in a frame in which the board's place is known. */
export type BoardSighting = Sighting & { layout: Layout };

/** What the overlay is to show: advice for the piece, or the pair, of this sighting. */
export interface Shown {
  advice: Advice;
  sighting: BoardSighting;
}
