/** A board of cells laid over a picture. */
import type { GameKind, Rect } from './types.ts';

/** A hypothesis of where a board is. */
export interface Grid {
  game: GameKind;
  board: Rect;
  columns: number;
  rows: number;
}
