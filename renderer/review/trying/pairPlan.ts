import { resolve } from '../../../engine/puyo/rules/chain.ts';
import { dropPair } from '../../../engine/puyo/rules/place.ts';
import type { PuyoState } from '../../../engine/puyo/types.ts';
import type { PairPlace } from '../../../engine/review/record.ts';
import type { PlanFrame } from './Trying.svelte.ts';

/** The fields before each of these placements, the hidden row first; as far as the pairs are known. */
export function pairPlan(
  { field: first, pairs }: PuyoState,
  places: readonly PairPlace[],
): PlanFrame<PairPlace>[] {
  let field = first;
  return places.slice(0, pairs.length).map((placed, at) => {
    const frame = { rows: field.cells, placed };
    field = resolve(dropPair(field, pairs[at]!, placed)).after;
    return frame;
  });
}
