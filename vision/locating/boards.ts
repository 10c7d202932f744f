/** Boards of a picture, and which of them is the player's own. */
import { alike } from '../grids.ts';
import { trust } from '../trust.ts';
import type { Grid } from '../types.ts';

export interface Board {
  grid: Grid;
  /** Only compares readings of one picture; higher is better. */
  score: number;
  /** The chance that it is exactly this one. */
  confidence: number;
}

/** Readings whose sides are all within this part of a cell are the same. */
const sameCells = 0.3;
export const isSameReading = (a: Grid, b: Grid): boolean => alike(a, b, sameCells);

/** The boards, the likeliest first; of two that are equally likely the larger one. */
export const likeliestFirst = (boards: readonly Board[]): Board[] =>
  [...boards].sort((a, b) => rankOf(b) - rankOf(a));

/** A board is larger than another one if its area is so many times greater. */
const clearlyLarger = 1.2;

/** The same boards; the first is not sure if a clearly larger one is there too, which may be the player's own. */
export function withOwnInDoubt(boards: readonly Board[]): Board[] {
  const [best, ...others] = boards;
  if (!best) return [];
  const isLarger = ({ grid, confidence }: Board): boolean =>
    confidence >= trust.likelierThanNot && areaOf(grid) > clearlyLarger * areaOf(best.grid);
  if (!others.some(isLarger)) return [best, ...others];
  return [{ ...best, confidence: Math.min(trust.mostWithDoubt, best.confidence) }, ...others];
}

const areaOf = ({ board }: Grid): number => board.width * board.height;

/** Above these odds, as a logarithm, a surer place means no more, and the larger board is the player's own. */
const sureEnough = 3;
const rankOf = ({ grid, confidence }: Board): number =>
  Math.min(Math.log(confidence / (1 - confidence)), sureEnough) + Math.log(areaOf(grid));
