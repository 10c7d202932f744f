/** From places that were judged to boards: which of them are about the same one, and which is the best reading of it. */
import type { Grid } from '../types.ts';
import { probabilities } from './likelihood.ts';
import { common } from '../pixels/rects.ts';
import type { Judged } from './BoardJudge.ts';
import { alike, areRivals } from '../grids.ts';
import { trust } from '../trust.ts';

export interface Board {
  grid: Grid;
  score: number;
  /** That there is a board about here. */
  existence: number;
  /** That it is exactly this one. */
  confidence: number;
}

/** A place, and the chance that the board stands there or nearly there. */
interface Reading {
  place: Judged;
  confidence: number;
}

const mostBoards = 4;
/** Readings of which every side is within so much of a cell are the same. */
const sameCells = 0.3;
export const isSameReading = (a: Grid, b: Grid): boolean => alike(a, b, sameCells);

/** So many of the likeliest readings are compared. */
const compared = 16;

/**
 * The boards in a picture, the likeliest first; of two that are equally likely the larger one. Places that don't
 * overlap are boards in their own right. `places`: the best first.
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

/**
 * Readings that are the same give or take a fraction of a cell count together: the likeliest of those that have the
 * greatest share among all of the same part of the picture. Of these the facts choose, as patches don't show so little,
 * and what share each has itself: the outermost ones are like few others.
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

/** Where the facts speak against a place, the network alone doesn't make it sure: of seven that were sure and wrong it was alone in five. */
const heldBy = ({ byFacts }: Judged, confidence: number): number =>
  byFacts < 0 ? Math.min(trust.mostWithDoubt, confidence) : confidence;

const worthOf = ({ place, confidence }: Reading): number => place.byFacts + Math.log(confidence);

/** Beyond a point it says nothing more to be surer where a board stands, and the larger board is the player's own. */
const rankOf = ({ grid, confidence }: Board): number =>
  Math.min(Math.log(confidence / (1 - confidence)), 6) + Math.log(grid.board.width * grid.board.height);
