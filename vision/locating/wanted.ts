/** Which boards a search is for. */
import { contains, overlap } from '../pixels/rects.ts';
import type { GameKind, Grid, Point, Rect } from '../types.ts';

/** In pixels of the picture. */
export interface LocateOptions {
  /** Parts of the picture to exclude. */
  exclude?: readonly Rect[];
  /** A point inside the board that is wanted. */
  seed?: Point;
  game?: GameKind;
}

/** A board may overlap an excluded rectangle by this share of the smaller one. */
const leastExcluded = 0.02;

/** Whether a board is allowed at its place. */
export const wanted =
  ({ game, seed, exclude = [] }: LocateOptions) =>
  ({ game: found, board }: Grid): boolean =>
    (!game || game === found) &&
    (!seed || contains(board, seed)) &&
    exclude.every((rect) => overlap(board, rect) < leastExcluded);
