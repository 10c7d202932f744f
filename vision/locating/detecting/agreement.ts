/** Weighs the boards of the search by the result of the detector, which sees the whole picture at once. */
import type { Detection } from '../../detect/types.ts';
import { areRivals } from '../../grids.ts';
import { common } from '../../pixels/rects.ts';
import { isSure, trust } from '../../trust.ts';
import type { Grid } from '../../types.ts';
import type { Judged } from '../BoardJudge.ts';
import { likeliestFirst, type Board } from '../boards.ts';

/**
 * The range of the share of their union at which a board is treated as the one of the detector: not at all, and
 * completely. The detector's sides are off by a part of a cell and more, so that a nearby place is as much evidence
 * as the same one.
 */
const shared = { least: 0.4, most: 0.6 };
/**
 * Added to the logarithm of a board's odds if the detector is sure of it, and subtracted if it is sure of an
 * overlapping one, or sees nothing: it misses one board in four. See agreement.md.
 */
const worth = { seen: 2, rival: 1, nothing: 0.5 };
/**
 * A place covers the detector's board if they share half; this factor times the excess chance of the other game is
 * subtracted from its score.
 */
const otherGame = { least: 0.5, worth: 2 };

/** The detector's evidence for a board, added to the logarithm of its odds; negative if it speaks against it. */
export function agreement({ game, board }: Grid, { boards }: Detection): number {
  let [own, other] = [0, 0];
  for (const seen of boards) {
    const share = (common(board, seen.board) - shared.least) / (shared.most - shared.least);
    const here = Math.max(0, Math.min(1, share)) * seen.chances[game];
    own = Math.max(own, here);
    if (areRivals(board, seen.board)) other = Math.max(other, seen.chance - here);
  }
  return (
    worth.seen * own - worth.rival * Math.max(0, other - own) - worth.nothing * (1 - Math.max(own, other))
  );
}

/** The places, the likeliest first; less likely if the detector sees a board of the other game there. */
export const weighedByGame = (places: readonly Judged[], { boards }: Detection): Judged[] =>
  places
    .map((place) => {
      const { game, board } = place.grid;
      const more = boards
        .filter((seen) => common(board, seen.board) >= otherGame.least)
        .map(({ chance, chances }) => chance - chances[game]);
      return { ...place, score: place.score - otherGame.worth * Math.max(0, ...more) };
    })
    .sort((a, b) => b.score - a.score);

/**
 * The board with the chance that the detector gives. All readings of the place share its gain; none becomes sure by
 * it, as the detector does not locate a board to the pixel.
 */
function weighed(board: Board, detection: Detection): Board {
  const likelier = Math.exp(agreement(board.grid, detection)) * board.existence;
  const existence = likelier / (1 - board.existence + likelier);
  const confidence = (board.confidence * existence) / board.existence;
  return {
    ...board,
    existence,
    confidence: isSure(board) ? confidence : Math.min(trust.mostWithDoubt, confidence),
  };
}

/** The boards with the chances that the detector gives, the likeliest first. */
export const weighedBoards = (boards: readonly Board[], detection: Detection): Board[] =>
  likeliestFirst(boards.map((board) => weighed(board, detection)));
