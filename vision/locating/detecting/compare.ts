/** Compares all boards that close looks show at a place. */
import { areRivals } from '../../grids.ts';
import { trust } from '../../trust.ts';
import { isSameReading, type Board } from '../boards.ts';
import { isCommon } from '../network/gridScore.ts';
import * as boardWeights from './boardWeights.ts';
import { mayHaveOtherRows } from './certain.ts';
import type { CloseLook, Odds } from './closeLook.ts';
import { boardLimits, chanceOf, lookLimits, within, type BoardCues, type LookCues } from './cues.ts';

const mostBoards = 4;
/** The weights of the detector's odds and those of the network that judges grids, relative to the measured score. */
const worth = { detected: 0.5, odds: 0.2 };

/** A board that may be there. */
export interface Rival extends CloseLook {
  /** Only compares boards of one picture; higher is better. */
  score: number;
}

/** The best board of a place. */
export interface Best extends Rival {
  cues: BoardCues;
  /** By its looks, one with another number of rows is clearly likelier, or it is hardly there. */
  isDoubtful: boolean;
}

/** The looks, the best first; unlike their chances, their scores compare boards at the same place. */
export const ranked = (looks: readonly CloseLook[]): Rival[] =>
  looks.map((look) => ({ ...look, score: scoreOf(look.cues) })).sort((a, b) => b.score - a.score);

const scoreOf = ({ detected, score, odds }: LookCues): number =>
  score + worth.detected * within(detected, lookLimits.detected) + worth.odds * within(odds, lookLimits.odds);

/** The best board of each place. `rivals`: the best first. */
export function bestOf(rivals: readonly Rival[], oddsOf: Odds): Best[] {
  const found: Best[] = [];
  let rest = rivals;
  while (rest.length > 0 && found.length < mostBoards) {
    const [best] = rest as [Rival];
    const isThere = ({ grid }: Rival): boolean => areRivals(grid.board, best.grid.board);
    const isDoubtful = best.cues.odds < 0 || mayHaveOtherRows(best.grid, oddsOf);
    const cues = {
      ...best.cues,
      ahead: aheadOf(best, rest.filter(isThere)),
      common: isCommon(best.grid) ? 1 : 0,
    };
    found.push({ ...best, cues, isDoubtful });
    rest = rest.filter((one) => !isThere(one));
  }
  return found;
}

function aheadOf({ grid, score }: Rival, rivals: readonly Rival[]): number {
  const next = rivals.find((one) => !isSameReading(one.grid, grid));
  return next ? score - next.score : Infinity;
}

/** With the chance that all its evidence gives. */
export function boardOf({ grid, score, cues, isDoubtful }: Best): Board {
  const chance = chanceOf(cues, boardLimits, boardWeights);
  return { grid, score, confidence: isDoubtful ? Math.min(trust.mostWithDoubt, chance) : chance };
}
