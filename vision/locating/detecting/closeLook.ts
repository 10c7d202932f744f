/** Boards that the detector sees, looked at once more from near. */
import { measure, type Measured } from '../../detect/measuring/measure.ts';
import type { Detection } from '../../detect/types.ts';
import { areRivals, isSameBoard } from '../../grids.ts';
import { isSure, trust } from '../../trust.ts';
import type { Grid, Image } from '../../types.ts';
import { isSameReading, likeliestFirst, type Board } from '../boards.ts';
import { once } from '../memoize.ts';
import { ColourSums } from '../measures/ColourSums.ts';
import { lookAt } from '../network/gridScore.ts';
import { halve, reducedGrid, workFactor } from '../scale.ts';

/** A board that was looked at from near. */
export interface CloseLook extends Measured {
  /** That the detector has given to a board about there, 0..1. */
  chance: number;
}

/** So many boards are looked at from near that the detector sees at all likely. */
const most = 2;
const leastChance = 0.3;
/** Where a board stands is clear; it is certain that there is one; all are sure of it. `odds`: see `Odds`. */
const clear = { score: 1, ahead: 2.5 };
const certain = { score: 2, ahead: 2.5, chance: 0.75, odds: 0 };
const sure = { score: 3, chance: 0.85, odds: 3 };
/** Another number of rows has odds so much greater, as logarithms. */
const clearlyMore = 1.5;
/** So much of a row may lie beyond the picture's edge. */
const outside = 0.3;
/** Of a clear board: that it is exactly there, if there is one at all. */
const exactly = { alone: 0.8, agreed: 0.98 };
/** That there is a board where the search has found none. */
const unfound = 0.6;

/** Likely boards from near, the likeliest first, as `isWanted` wants them. */
export const lookClosely = (
  image: Image,
  { boards }: Detection,
  isWanted: (grid: Grid) => boolean,
): CloseLook[] =>
  boards
    .filter(({ chance }) => chance >= leastChance)
    .slice(0, most)
    .flatMap(({ board, chance }) => {
      const found = measure(image, board);
      return found && isWanted(found.grid) ? [{ ...found, chance }] : [];
    });

/** What the network that judges grids says of one: the logarithm of the odds that a board of its game lies exactly there. */
export type Odds = (grid: Grid) => number;

/** The same of grids in a picture. */
export function oddsIn(image: Image): Odds {
  const factor = workFactor(image);
  const colours = once(() => new ColourSums(halve(image, factor)));
  return (grid) => lookAt(colours(), reducedGrid(grid, factor)).odds[grid.game];
}

/**
 * Boards that need no search: the detector, the close look and the network that judges grids agree, and all three are sure,
 * or the board holds what a game does, as `isHeld` says.
 */
export function certainBoards(
  looks: readonly CloseLook[],
  oddsOf: Odds,
  isHeld: (grid: Grid) => boolean,
): Board[] {
  return looks.filter(isCertain).flatMap(({ grid, score, chance }) => {
    const odds = oddsOf(grid);
    if (odds < certain.odds || rowsBeside(grid).some((other) => oddsOf(other) > odds + clearlyMore))
      return [];
    const areAllSure = score >= sure.score && chance >= sure.chance && odds >= sure.odds;
    if (!areAllSure && !isHeld(grid)) return [];
    return [{ grid, score, existence: chance, confidence: exactly.agreed, isMeasured: true }];
  });
}

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

const isCertain = ({ score, ahead, chance }: CloseLook): boolean =>
  score >= certain.score && ahead >= certain.ahead && chance >= certain.chance;

/** Where the board stands, if there is one. */
export const isClearlyThere = ({ score, ahead }: CloseLook): boolean =>
  score >= clear.score && ahead >= clear.ahead;

/**
 * The boards that a search has found as the close looks see them, and those that it has not found, the likeliest first: by
 * what the search says, as not all boards are looked at from near.
 */
export function withCloseLooks(boards: readonly Board[], looks: readonly CloseLook[], oddsOf: Odds): Board[] {
  const clearly = looks.filter(isClearlyThere);
  const isUnfound = (look: CloseLook): boolean =>
    isCertain(look) && !boards.some(({ grid }) => areRivals(grid.board, look.grid.board));
  return likeliestFirst([...boards, ...clearly.filter(isUnfound).map(unfoundBoard)]).map((board) => {
    const look = clearly.find(({ grid }) => isSameBoard(grid.board, board.grid.board));
    return look && !isUnfound(look) ? asSeenClosely(board, look, oddsOf) : board;
  });
}

const unfoundBoard = ({ grid, score }: CloseLook): Board => ({
  grid,
  score,
  existence: unfound,
  confidence: unfound * exactly.alone,
  isMeasured: true,
});

/**
 * What a close look sees clearly stands where the network that judges grids likes it as well as what the search has found, but is only
 * sure where that is the same and the network is sure of it too.
 */
function asSeenClosely(board: Board, { grid }: CloseLook, oddsOf: Odds): Board {
  if (isSure(board)) return board;
  if (isSameReading(grid, board.grid))
    return oddsOf(grid) < sure.odds
      ? board
      : { ...board, confidence: Math.max(board.confidence, exactly.agreed * board.existence) };
  if (oddsOf(grid) < oddsOf(board.grid)) return board;
  const confidence = Math.min(trust.mostWithDoubt, exactly.alone * board.existence);
  return { ...board, grid, confidence, isMeasured: true };
}
