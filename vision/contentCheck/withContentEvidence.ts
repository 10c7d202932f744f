/** What lies on a board bears it out, where its frame and its looks alone leave it unlikely. */
import type { Board } from '../locating/boards.ts';
import { isTold } from '../trust.ts';
import type { Grid, Image } from '../types.ts';
import { holdsPieces } from './holdsPieces.ts';
import { holdsPuyo } from './holdsPuyo.ts';

/** A place that holds what a game does is a board so many times as likely. */
const worth = 8;

/** The board as likely as what it holds makes it; as it was where it is told anyway, or would not even be then. `isHeld`: see `holdsGame`. */
export function withContentEvidence(board: Board, isHeld: (place: Grid) => boolean): Board {
  const likelier = withWorth(board);
  if (isTold(board) || !isTold(likelier)) return board;
  return isHeld(board.grid) ? likelier : board;
}

/** Whether a place, to the pixel, holds what a game does. */
export const holdsGame = (image: Image, grid: Grid): boolean =>
  (grid.game === 'puyo' ? holdsPuyo : holdsPieces)(image, grid);

/** Readings of the same place share what it gains. */
function withWorth(board: Board): Board {
  const odds = (worth * board.existence) / (1 - board.existence);
  const existence = odds / (1 + odds);
  return { ...board, existence, confidence: (board.confidence * existence) / board.existence };
}
