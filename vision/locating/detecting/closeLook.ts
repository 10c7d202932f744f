/** Closer looks at the boards that the detector sees. */
import { measure, type Measured } from '../../detect/measuring/measure.ts';
import type { Detection } from '../../detect/types.ts';
import { alike, areRivals } from '../../grids.ts';
import { ScratchBuffers } from '../../pixels/ScratchBuffers.ts';
import { beatsDoubt, lookChance, trust } from '../../trust.ts';
import type { Grid, Image, Rect } from '../../types.ts';
import { isSameReading, likeliestFirst, type Board } from '../boards.ts';
import { once } from '../memoize.ts';
import { ColourSums } from '../measures/ColourSums.ts';
import { lookAt } from '../network/gridScore.ts';
import { halve, reducedGrid, workFactor } from '../scale.ts';
import { chanceOf } from './lookChance.ts';
import { oddsOfChance, type LookCues } from './lookCues.ts';

/** A board that was looked at closely. */
export interface CloseLook extends Measured {
  cues: LookCues;
  /** The chance that it is exactly there, 0..1. */
  chance: number;
}

/** The number of likely boards of the detector that are looked at closely. */
const most = 2;
const leastDetected = 0.3;
/** Another number of rows is clearly likelier if its odds are greater by this, as logarithms. */
const clearlyMore = 1.5;
/** A search has found the same cells if no side is farther off, in cells; the sides of a close look are more exact. */
const sameCells = 0.5;
/** The fit to the pixel moves a side by at most this part of a cell. */
const farthest = 0.15;
/** This part of a row may be beyond the picture's edge. */
const outside = 0.3;

/** The boards of the detector that are worth a search: of 380 labelled boards that are found, one is less likely. */
export const likelyBoards = ({ boards }: Detection): Rect[] =>
  boards.filter(({ chance }) => chance >= leastDetected).map(({ board }) => board);

/** The questions about a picture in which boards are looked at closely. */
export interface NearBy {
  detection: Detection;
  oddsOf: Odds;
  /** See `settle`. */
  settled: (grid: Grid) => Grid;
}

/** Close looks at the likely boards that `isWanted` accepts, in the order of the detector. */
export const lookClosely = (
  image: Image,
  { detection, oddsOf, settled }: NearBy,
  isWanted: (grid: Grid) => boolean,
): CloseLook[] =>
  detection.boards
    .filter(({ chance }) => chance >= leastDetected)
    .slice(0, most)
    .flatMap(({ board, chance }) => {
      const found = measure(image, board);
      return found && isWanted(found.grid)
        ? [lookAtBoard(found, oddsOfChance(chance), { oddsOf, settled })]
        : [];
    });

/**
 * The grid fitted to the pixel if the network that judges grids prefers it, unless it is a different place: a falling
 * piece, or a faintly drawn row, pulls the edges that the picture shows.
 */
function lookAtBoard(
  found: Measured,
  detected: number,
  { oddsOf, settled }: Omit<NearBy, 'detection'>,
): CloseLook {
  const exact = settled(found.grid);
  const cues = {
    detected,
    score: found.score,
    ahead: found.ahead,
    odds: oddsOf(found.grid),
    settledOdds: oddsOf(exact),
  };
  const isExact = cues.settledOdds >= cues.odds && alike(exact, found.grid, farthest);
  return { ...found, grid: isExact ? exact : found.grid, cues, chance: chanceOf(cues) };
}

/** The logarithm of the odds that a board of the grid's game is exactly there, by the network that judges grids. */
export type Odds = (grid: Grid) => number;

const buffers = new ScratchBuffers();

/** The same for grids in a picture, until it is called for the next one. */
export function oddsIn(image: Image): Odds {
  const factor = workFactor(image);
  const colours = once(() => {
    const work = halve(image, factor);
    return new ColourSums(work, buffers.put(work));
  });
  return (grid) => lookAt(colours(), reducedGrid(grid, factor)).odds[grid.game];
}

/**
 * Boards that need no search: see `lookChance`; none if another one is in doubt. `isHeld`: whether a place contains a
 * game.
 */
export function certainBoards(
  looks: readonly CloseLook[],
  oddsOf: Odds,
  isHeld: (grid: Grid) => boolean,
): Board[] {
  const isCertain = ({ grid, chance }: CloseLook): boolean =>
    chance >= lookChance.certain &&
    !mayHaveOtherRows(grid, oddsOf) &&
    (chance >= lookChance.certainAlone || isHeld(grid));
  const found = looks.filter(isCertain);
  const isDoubt = (look: CloseLook): boolean => look.chance >= lookChance.mayBeBoard && !found.includes(look);
  return looks.some(isDoubt) ? [] : likeliestFirst(found.map((look) => boardOf(look, look.chance)));
}

const mayHaveOtherRows = (grid: Grid, oddsOf: Odds): boolean =>
  rowsBeside(grid).some((other) => oddsOf(other) > oddsOf(grid) + clearlyMore);

const boardOf = ({ grid, score, chance }: CloseLook, confidence: number): Board => ({
  grid,
  score,
  existence: chance,
  confidence,
});

/** The same board without its top row, or with one more if the picture has room for it. */
function rowsBeside(grid: Grid): Grid[] {
  const { board, rows } = grid;
  const row = board.height / rows;
  const withRows = (more: number): Grid => ({
    ...grid,
    rows: rows + more,
    board: { ...board, y: board.y - more * row, height: board.height + more * row },
  });
  return board.y + outside * row < row ? [withRows(-1)] : [withRows(-1), withRows(1)];
}

/** Likely enough to search nowhere else. */
export const isLikely = ({ chance }: CloseLook): boolean => chance >= lookChance.likely;

/**
 * The boards of the search, and those that only a close look has found, the likeliest first. If both agree about the
 * cells, the sides of the look are used; otherwise the likelier of both. No board is sure because of a look with
 * other sides.
 */
export const withCloseLooks = (boards: readonly Board[], looks: readonly CloseLook[]): Board[] =>
  likeliestFirst(looks.filter(isLikely).reduce<readonly Board[]>(withLook, boards));

function withLook(boards: readonly Board[], look: CloseLook): readonly Board[] {
  const there = boards.find(({ grid }) => areRivals(grid.board, look.grid.board));
  if (!there) return [...boards, doubted(look)];
  const better = alike(there.grid, look.grid, sameCells) ? agreed(there, look) : doubtedOr(there, look);
  return boards.map((board) => (board === there ? better : board));
}

function agreed(there: Board, look: CloseLook): Board {
  const likelier = Math.max(there.confidence, look.chance);
  const isSame = isSameReading(there.grid, look.grid);
  return boardOf(look, isSame ? likelier : Math.min(trust.mostWithDoubt, likelier));
}

const doubtedOr = (there: Board, look: CloseLook): Board =>
  beatsDoubt(look.chance, there) ? doubted(look) : there;

const doubted = (look: CloseLook): Board => boardOf(look, Math.min(trust.mostWithDoubt, look.chance));
