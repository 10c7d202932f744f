/** Boards that the detector sees, looked at once more from near. */
import { measure, type Measured } from '../../detect/measuring/measure.ts';
import type { Detection } from '../../detect/types.ts';
import { alike, areRivals } from '../../grids.ts';
import { beatsDoubt, lookChance, trust } from '../../trust.ts';
import type { Grid, Image } from '../../types.ts';
import { isSameReading, likeliestFirst, type Board } from '../boards.ts';
import { once } from '../memoize.ts';
import { ColourSums } from '../measures/ColourSums.ts';
import { lookAt } from '../network/gridScore.ts';
import { halve, reducedGrid, workFactor } from '../scale.ts';
import { chanceOf } from './lookChance.ts';
import { oddsOfChance, type LookCues } from './lookCues.ts';

/** A board that was looked at from near. */
export interface CloseLook extends Measured {
  cues: LookCues;
  /** That it stands exactly there, 0..1. */
  chance: number;
}

/** So many boards are looked at from near that the detector sees at all likely. */
const most = 2;
const leastDetected = 0.3;
/** Another number of rows has odds so much greater, as logarithms. */
const clearlyMore = 1.5;
/** A search has found the same cells where no side is farther off, in cells; a look sees sides more exactly. */
const sameCells = 0.5;
/** To the pixel, a side moves by at most so much of a cell. */
const farthest = 0.15;
/** So much of a row may lie beyond the picture's edge. */
const outside = 0.3;

/** What is asked about a picture in which boards are looked at from near. */
export interface NearBy {
  detection: Detection;
  oddsOf: Odds;
  /** See `settle`. */
  settled: (grid: Grid) => Grid;
}

/** Likely boards from near, as `isWanted` wants them, in the order of the detector. */
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
 * The grid to the pixel where the network that judges grids likes it better, unless it is another place than was measured: a
 * falling piece, or a row that is hardly drawn, pulls the edges that the picture shows.
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

/** What the network that judges grids says of one: the logarithm of the odds that a board of its game lies exactly there. */
export type Odds = (grid: Grid) => number;

/** The same of grids in a picture. */
export function oddsIn(image: Image): Odds {
  const factor = workFactor(image);
  const colours = once(() => new ColourSums(halve(image, factor)));
  return (grid) => lookAt(colours(), reducedGrid(grid, factor)).odds[grid.game];
}

/** Boards that need no search: see `lookChance`; none where another one is in doubt. `isHeld`: whether a place holds what a game does. */
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

/** The same board with its uppermost row less, or one more where the picture has room for it. */
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

/** More likely than not, by far enough to look for nothing elsewhere. */
export const isLikely = ({ chance }: CloseLook): boolean => chance >= lookChance.likely;

/**
 * The boards that a search has found, and those that only a close look has, the likeliest first. Where both agree about the cells,
 * the look's sides count; where they don't, the likelier of both. Nothing is sure by a look that finds other sides.
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
