/** Games of Puyo as links to the simulator of puyop.com. */
import type { LinkStep } from '../../puyo/notation/links/linked.ts';
import { makePuyopLink } from '../../puyo/notation/links/puyop.ts';
import { resolve } from '../../puyo/rules/chain.ts';
import { stacksOf } from '../../puyo/rules/field.ts';
import { dropPair } from '../../puyo/rules/place.ts';
import type { PuyoField } from '../../puyo/types.ts';
import { puyoPositionOf } from '../puyo/position.ts';
import type { RecordedGame } from '../record.ts';

/** A link, and how many pairs are placed in it. */
export interface GameLink {
  link: string;
  pairs: number;
}

/**
 * From turn `at` on, as far as one field follows from the other by the rules, garbage that fell on the way included. null where
 * no pair is placed there. Throws PositionError where what is recorded can't be.
 */
export function puyopLinkOf({ turns }: RecordedGame, at: number): GameLink | null {
  const steps: LinkStep[] = [];
  let [start, expected]: (PuyoField | null)[] = [null, null];
  for (const turn of turns.slice(at)) {
    if (turn.kind !== 'pair') break;
    const { field, pairs } = puyoPositionOf(turn);
    const fallen = expected && garbageBetween(expected, field);
    if (expected && !fallen) break;
    if (fallen?.some((count) => count > 0)) steps.push({ kind: 'garbage', counts: fallen });
    steps.push({ kind: 'pair', pair: pairs[0]!, placement: turn.placed });
    start ??= field;
    expected = resolve(dropPair(field, pairs[0]!, turn.placed)).after;
  }
  if (!start) return null;
  const pairs = steps.filter(({ kind }) => kind === 'pair').length;
  return { link: makePuyopLink({ field: start, steps }), pairs };
}

/** What fell into each column; null where more changed than that, or where it fell as garbage never falls. */
function garbageBetween(before: PuyoField, after: PuyoField): number[] | null {
  const [lower, higher] = [stacksOf(before), stacksOf(after)];
  const counts = higher.map((stack, x) => stack.length - lower[x]!.length);
  const isGarbage = higher.every(
    (stack, x) => stack.join('') === `${lower[x]!.join('')}${'O'.repeat(Math.max(0, counts[x]!))}`,
  );
  return isGarbage && Math.max(...counts) - Math.min(...counts) <= 1 ? counts : null;
}
