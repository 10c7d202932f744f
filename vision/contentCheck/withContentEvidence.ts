/** The contents of a board confirm it if its frame and its looks alone leave it unlikely. */
import type { Board } from '../locating/boards.ts';
import { isTold } from '../trust.ts';
import type { Grid, Image } from '../types.ts';
import { holdsPieces } from './holdsPieces.ts';
import { holdsPuyo } from './holdsPuyo.ts';

/** A place that contains a game is this many times as likely to be a board. */
const worth = 8;

/**
 * The board with the chance that its contents give; unchanged if it is reported anyway, or would not be even then.
 * `isHeld`: see `holdsGame`.
 */
export function withContentEvidence(board: Board, isHeld: (place: Grid) => boolean): Board {
  const likelier = withWorth(board);
  if (isTold(board) || !isTold(likelier)) return board;
  return isHeld(board.grid) ? likelier : board;
}

/** Whether a place, fitted to the pixel, contains a game. */
export const holdsGame = (image: Image, grid: Grid): boolean =>
  (grid.game === 'puyo' ? holdsPuyo : holdsPieces)(image, grid);

/** Readings of the same place share its gain. */
function withWorth(board: Board): Board {
  const odds = (worth * board.existence) / (1 - board.existence);
  const existence = odds / (1 + odds);
  return { ...board, existence, confidence: (board.confidence * existence) / board.existence };
}
