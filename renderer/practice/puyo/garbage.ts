/** Garbage between two players of Puyo, as in Tsu: chains meet what is on its way, and send the rest. */
import { stacksOf } from '../../../engine/puyo/rules/field.ts';
import { dropGarbage } from '../../../engine/puyo/rules/garbage.ts';
import { visibleRows } from '../../../engine/puyo/rules/rules.ts';
import { garbageFor, offset, rateAfter } from '../../../engine/puyo/rules/versus.ts';
import { randomFrom } from '../../../engine/puyo/random.ts';
import type { Loose } from './fall.ts';
import type { Placed, Round } from './round.ts';

export interface Garbage {
  /** Puyos that wait to fall. */
  readonly incoming: number;
  /** Puyos that have left for the other player. */
  readonly sent: number;
  /** Points that made no whole puyo. */
  readonly carried: number;
}

export const noGarbage: Garbage = { incoming: 0, sent: 0, carried: 0 };

/** A chain of so many points is over. `allClear`: the one before it had left nothing. */
export function send(
  { incoming, sent, carried }: Garbage,
  points: number,
  { elapsed, allClear }: { elapsed: number; allClear: boolean },
): Garbage {
  const made = garbageFor(points, { rate: rateAfter(elapsed / 1000), carried, allClear });
  const left = offset(made.garbage, incoming);
  return { incoming: left.incoming, sent: sent + left.sent, carried: made.carried };
}

/** What falls on this game at rest: a pair that makes no chain and is placed already, with garbage above the field. */
export function falling(
  { placement, after }: Placed,
  incoming: number,
): { placed: Placed; loose: Loose[]; waiting: number } {
  const { field, waiting } = dropGarbage(after.field, incoming, randomFrom(after.turn + incoming));
  const [before, stacks] = [stacksOf(after.field), stacksOf(field)];
  const loose = stacks.flatMap((stack, x) =>
    stack.slice(before[x]!.length).map((kind, at) => {
      const to = before[x]!.length + at;
      return { x, kind, from: visibleRows + 1 + at, to } satisfies Loose;
    }),
  );
  const settled: Round = { ...after, field };
  const chain = { steps: [], after: field, score: 0, allClear: false };
  return { placed: { placement, dropped: field, chain, after: settled, hasGarbage: true }, loose, waiting };
}
