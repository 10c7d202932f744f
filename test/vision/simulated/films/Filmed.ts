/** A picture of a film and what it shows. */
import type { Piece } from '../../../../engine/tetris/types.ts';
import type { Frame, Rect } from '../../../../vision/types.ts';

export interface FilmTruth {
  /** Where the board stands, in pixels of the picture. */
  board: Rect;
  columns: number;
  rows: number;
  /** Pieces that have come in so far. */
  count: number;
  /** What lies, '.' and 'X', top row first. */
  stack: readonly string[];
  /** The falling piece; null where none falls, or nobody plays. */
  kind: Piece | null;
  /** null where the game doesn't show it. */
  next: Piece | null;
}

export interface Filmed {
  frame: Frame;
  truth: FilmTruth;
}
