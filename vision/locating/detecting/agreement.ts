/** What the detector, which sees the whole picture at once, says of boards that the search has found. */
import type { Detection } from '../../detect/types.ts';
import { areRivals } from '../../grids.ts';
import { common } from '../../pixels/rects.ts';
import { isSure, trust } from '../../trust.ts';
import type { Grid } from '../../types.ts';
import type { Judged } from '../BoardJudge.ts';
import { likeliestFirst, type Board } from '../boards.ts';

/**
 * A board is what the detector has seen where they share so much of what both cover: not at all, and wholly. The
 * detector's sides are off by a part of a cell and more, so that nearly the same place says as much as just the same.
 */
const shared = { least: 0.4, most: 0.6 };
/**
 * What is added to the logarithm of a board's odds where the detector surely sees it, and taken from it where it surely
 * sees another in its way, and where it sees nothing: it overlooks one board in four. See agreement.md.
 */
const worth = { seen: 2, rival: 1, nothing: 0.5 };
/** A place covers what the detector has seen where they share half; so much is taken from its score by each chance that the other game has more. */
const otherGame = { least: 0.5, worth: 2 };

/** What the detector says adds to the logarithm of the odds that there is a board; negative where it speaks against it. */
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

/** The places, the likeliest first, those less likely where the detector sees a board of the other game. */
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
 * The board as likely as the detector makes it. All readings of the place share what it gains; none becomes sure by it, as
 * the detector doesn't tell to the pixel where a board stands.
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

/** The boards as likely as the detector makes them, the likeliest first. */
export const weighedBoards = (boards: readonly Board[], detection: Detection): Board[] =>
  likeliestFirst(boards.map((board) => weighed(board, detection)));
