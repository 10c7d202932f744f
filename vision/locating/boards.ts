/** Groups judged places into boards: which places show the same board, and which one is its best reading. */
import type { Grid } from '../types.ts';
import { probabilities } from './likelihood.ts';
import { common } from '../pixels/rects.ts';
import type { Judged } from './BoardJudge.ts';
import { alike, areRivals } from '../grids.ts';
import { leastExistence, trust } from '../trust.ts';

export interface Board {
  grid: Grid;
  score: number;
  /** The chance that there is a board near here. */
  existence: number;
  /** The chance that it is exactly this one. */
  confidence: number;
}

/** A place, and the chance that the board is there or nearly there. */
interface Reading {
  place: Judged;
  confidence: number;
}

const mostBoards = 4;
/** Readings whose sides are all within this part of a cell are the same. */
const sameCells = 0.3;
export const isSameReading = (a: Grid, b: Grid): boolean => alike(a, b, sameCells);

/** The number of the likeliest readings that are compared. */
const compared = 16;

/**
 * The boards in a picture, the likeliest first; of two that are equally likely the larger one. Places that don't
 * overlap are separate boards. `places`: the best first.
 */
export function groupBoards(places: readonly Judged[]): Board[] {
  const boards: Board[] = [];
  let rest = places;
  while (rest.length > 0 && boards.length < mostBoards) {
    const [best] = rest as [Judged];
    const isNear = ({ grid }: Judged): boolean => areRivals(grid.board, best.grid.board);
    boards.push(bestReading(rest.filter(isNear)));
    rest = rest.filter((place) => !isNear(place));
  }
  return likeliestFirst(boards);
}

/** See `groupBoards`. */
export const likeliestFirst = (boards: readonly Board[]): Board[] =>
  [...boards].sort((a, b) => rankOf(b) - rankOf(a));

/** A board is larger than another one if its area is so many times greater. */
const clearlyLarger = 1.2;

/** The same boards; the first is not sure if a clearly larger one is there too, which may be the player's own. */
export function withOwnInDoubt(boards: readonly Board[]): Board[] {
  const [best, ...others] = boards;
  if (!best) return [];
  const isLarger = ({ grid, existence }: Board): boolean =>
    existence >= leastExistence.toBeClear && areaOf(grid) > clearlyLarger * areaOf(best.grid);
  if (!others.some(isLarger)) return [best, ...others];
  return [{ ...best, confidence: Math.min(trust.mostWithDoubt, best.confidence) }, ...others];
}

const areaOf = ({ board }: Grid): number => board.width * board.height;

/**
 * Readings that are the same up to a fraction of a cell count together: the likeliest of those that have the greatest
 * share among all of the same part of the picture. Among these the facts decide, as patches don't show such small
 * differences, together with the share of each one: outliers are similar to few others.
 */
function bestReading(places: readonly Judged[]): Board {
  const chances = probabilities(places.map(({ score }) => score));
  const share = (counts: (grid: Grid) => boolean): number =>
    places.reduce((total, { grid }, i) => (counts(grid) ? total + chances[i]! : total), 0);
  const shareOf = ({ grid }: Judged): number => share((other) => isSameReading(other, grid));
  const readings: Reading[] = places
    .slice(0, compared)
    .map((place) => ({ place, confidence: shareOf(place) }));
  const most = readings.reduce((a, b) => (b.confidence > a.confidence ? b : a)).place;
  const same = readings.filter(({ place }) => isSameReading(place.grid, most.grid));
  const best = same.reduce((a, b) => (worthOf(b) > worthOf(a) ? b : a));
  const { grid, score } = best.place;
  const existence = share((other) => common(other.board, grid.board) > 0.5);
  return { grid, score, existence, confidence: heldBy(best.place, best.confidence) };
}

/**
 * If the facts speak against a place, the network alone doesn't make it sure: in five of seven sure and wrong places
 * it was alone.
 */
const heldBy = ({ byFacts }: Judged, confidence: number): number =>
  byFacts < 0 ? Math.min(trust.mostWithDoubt, confidence) : confidence;

const worthOf = ({ place, confidence }: Reading): number => place.byFacts + Math.log(confidence);

/** Above these odds, as a logarithm, a surer place means no more, and the larger board is the player's own. */
const sureEnough = 3;
const rankOf = ({ grid, confidence }: Board): number =>
  Math.min(Math.log(confidence / (1 - confidence)), sureEnough) + Math.log(areaOf(grid));
