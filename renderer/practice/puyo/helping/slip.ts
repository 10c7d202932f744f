/** A pair that was put where it was worth clearly less than elsewhere. */
import { heightsOf, stacksOf } from '../../../../engine/puyo/rules/field.ts';
import { restingCells } from '../../../../engine/puyo/rules/place.ts';
import type { Candidate, Pair, Suggestion } from '../../../../engine/puyo/types.ts';
import { looksOf } from '../../../shared/puyo/fieldView.ts';
import type { Placed, Round } from '../round.ts';

export interface PuyoSlip {
  readonly pair: Pair;
  readonly own: Candidate;
  readonly better: Candidate;
}

/** A loss of so much of the way from the best place to the middle one is clear. */
const clearShare = 0.5;

/** null where nothing much was lost, or where it isn't known. `suggestion`: all places in this round. */
export function slipIn(
  { candidates }: Suggestion,
  { field, deal, turn }: Round,
  { placement }: Placed,
): PuyoSlip | null {
  const pair = deal(turn);
  const cells = restingCells(placement, heightsOf(stacksOf(field)));
  const own = candidates.find(
    (one) => looksOf({ ...pair, cells: one.cells }) === looksOf({ ...pair, cells }),
  );
  const [better] = candidates;
  const middle = candidates[candidates.length >> 1];
  if (!own || !better || !middle || own === better) return null;
  const isClear = better.score - own.score > clearShare * (better.score - middle.score);
  return isClear && own.score < better.score ? { pair, own, better } : null;
}
