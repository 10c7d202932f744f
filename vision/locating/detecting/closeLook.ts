/** Closer looks at the boards that the detector sees. */
import type { Measured } from '../../detect/measuring/measure.ts';
import type { DetectedBoard } from '../../detect/types.ts';
import { ScratchBuffers } from '../../pixels/ScratchBuffers.ts';
import { overlap } from '../../pixels/rects.ts';
import { lookChance } from '../../trust.ts';
import type { Grid, Image } from '../../types.ts';
import { once } from '../memoize.ts';
import { ColourSums } from '../measures/ColourSums.ts';
import type { GridOdds } from '../network/GridNetwork.ts';
import { oddsOn } from '../network/gridScore.ts';
import { reducedGrid, searchedOf, workFactor } from '../scale.ts';
import { belowBand } from '../frames/belowBand.ts';
import { withinPadding } from '../frames/withinPadding.ts';
import { chanceOf, lookLimits, oddsOfChance, type LookCues } from './cues.ts';
import * as lookWeights from './lookWeights.ts';

/** A board that was looked at closely. */
export interface CloseLook {
  grid: Grid;
  cues: LookCues;
  /** The chance that it is exactly there, 0..1. */
  chance: number;
}

/** The questions about a picture in which boards are looked at closely. */
export interface NearBy {
  /** See `measure`. */
  measured: (board: DetectedBoard) => Measured | null;
  oddsOf: Odds;
  isWanted: (grid: Grid) => boolean;
}

/** A place is taken if it shares more than this part of the smaller one: the detector's sides are off by less. */
const taken = 0.25;

/**
 * Close looks at boards of the detector, in their order; only wanted ones, and none at a place where one is already
 * certain.
 */
export function lookClosely(boards: readonly DetectedBoard[], nearBy: NearBy): CloseLook[] {
  const looks: CloseLook[] = [];
  const isTaken = ({ board }: DetectedBoard): boolean =>
    looks.some(({ grid, chance }) => chance >= lookChance.certainAlone && overlap(grid.board, board) > taken);
  for (const board of boards)
    if (!isTaken(board)) looks.push(...looksAt([board], (found) => [found], nearBy));
  return looks;
}

/** The same, with all boards that may be there instead. */
export const lookAtAll = (boards: readonly DetectedBoard[], nearBy: NearBy): CloseLook[] =>
  looksAt(boards, withOthers, nearBy);

type Reading = Omit<Measured, 'others'>;

const withOthers = (found: Measured): Reading[] => [
  found,
  ...found.others.map((one) => ({ ...one, ahead: one.score - found.score })),
];

const looksAt = (
  boards: readonly DetectedBoard[],
  readingsOf: (found: Measured) => readonly Reading[],
  nearBy: NearBy,
): CloseLook[] =>
  boards.flatMap((board) => {
    const found = nearBy.measured(board);
    const readings = found ? readingsOf(found) : [];
    return readings
      .filter(({ grid }) => nearBy.isWanted(grid))
      .map((one) => lookAtBoard(one, oddsOfChance(board.chance), nearBy));
  });

function lookAtBoard(
  { grid: found, score, ahead }: Reading,
  detected: number,
  { oddsOf }: NearBy,
): CloseLook {
  const grid = withinPadding(belowBand(found, oddsOf), oddsOf);
  const cues = { detected, score, ahead, odds: oddsOf(grid) };
  return { grid, cues, chance: chanceOf(cues, lookLimits, lookWeights) };
}

/** The logarithm of the odds that a board of the grid's game is exactly there, by the network that judges grids. */
export type Odds = (grid: Grid) => number;

const buffers = new ScratchBuffers();

/** The same for grids in a picture, until it is called for the next one. `searched`: see `searchedOf`. */
export function oddsIn(image: Image, searched = searchedOf(image)): Odds {
  const factor = workFactor(image);
  const colours = once(() => new ColourSums(searched, buffers.put(searched)));
  const known = new Map<string, GridOdds>();
  return (grid) => {
    const { x, y, width, height } = grid.board;
    const key = [x, y, width, height, grid.columns, grid.rows].join(' ');
    const odds = known.get(key) ?? oddsOn(colours(), reducedGrid(grid, factor));
    known.set(key, odds);
    return odds[grid.game];
  };
}
