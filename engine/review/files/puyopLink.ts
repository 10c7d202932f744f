/** Games of Puyo as links to the simulator of puyop.com. */
import { makePuyopLink } from '../../puyo/notation/link.ts';
import { resolve } from '../../puyo/rules/chain.ts';
import { dropPair } from '../../puyo/rules/place.ts';
import type { PuyoField } from '../../puyo/types.ts';
import { puyoPositionOf } from '../puyo/position.ts';
import type { PuyoTurn, RecordedGame } from '../record.ts';

/** A link, and how many pairs are placed in it. */
export interface GameLink {
  link: string;
  pairs: number;
}

/**
 * From turn `at` on, as far as one field follows from the other by the rules: the simulator can't be told of garbage that
 * falls on the way. null where no pair is placed there. Throws PositionError where what is recorded can't be.
 */
export function puyopLinkOf({ turns }: RecordedGame, at: number): GameLink | null {
  const following: PuyoTurn[] = [];
  let expected: PuyoField | null = null;
  for (const turn of turns.slice(at)) {
    if (turn.kind !== 'pair') break;
    const { field, pairs } = puyoPositionOf(turn);
    if (expected && expected.cells.join() !== field.cells.join()) break;
    following.push(turn);
    expected = resolve(dropPair(field, pairs[0]!, turn.placed)).after;
  }
  const [first] = following;
  if (!first) return null;
  const link = makePuyopLink({
    field: puyoPositionOf(first).field,
    pairs: following.map((turn) => puyoPositionOf(turn).pairs[0]!),
    placements: following.map(({ placed }) => placed),
  });
  return { link, pairs: following.length };
}
