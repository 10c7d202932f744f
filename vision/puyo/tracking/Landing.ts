import type { Pair } from '../../../engine/puyo/types.ts';
import { same, type Cells } from './lying.ts';
import { sameColours, type Sight } from './sight.ts';

/** A pair that seemed to land. */
export interface Landing {
  /** Without the pair. */
  field: Cells;
  pair: Pair;
  /** The lowest row that it had reached. */
  lowest: number;
}

/**
 * It only rested on the stack, and has been moved off: it is in the air, no higher than before, over the same field. A
 * pair that had landed would still be there, and one that comes in would be higher, or the stack under it another one.
 */
export const isTakenBack = ({ field, pair, lowest }: Landing, cells: Cells, sight: Sight): boolean =>
  same(cells, field) && sameColours(sight.pair, pair) && sight.y <= lowest;
