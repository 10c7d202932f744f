import { type Stakes } from '../evaluate/judged.ts';
import { stacksOf, makeField } from '../rules/field.ts';
import { type Option } from '../options.ts';
import { bestTrigger } from '../triggers.ts';
import { columns, keptRows } from '../rules/rules.ts';
import { type Fact, type PuyoField, type PuyoState } from '../types.ts';
import { garbageFor, mostGarbagePerTurn } from '../rules/versus.ts';

/** Shorter chains come by themselves: nobody misses their trigger. */
const leastToMiss = 2;

/** What an option means in a match: what it sends, and what falls because of it. Nothing outside a match. */
export function matchFacts(option: Option, state: PuyoState, stakes: Stakes | undefined): Fact[] {
  const { incoming, rate, allClear, opponent } = state;
  const { garbage } = garbageFor(option.result.score, { ...(rate && { rate }), allClear });
  const met = Math.min(garbage, incoming);
  const sent = garbage - met;
  const facts: Fact[] = [];
  if (met > 0) facts.push({ kind: 'offsets', incoming, met, sent });
  else if (sent > 0 && opponent) facts.push({ kind: 'sends', garbage: sent });
  if (stakes?.buries) facts.push({ kind: 'buries', garbage: sent });
  else if (sent > 0 && stakes?.answer && stakes.answer >= sent)
    facts.push({ kind: 'answered', garbage: Math.round(stakes.answer) });
  return [...facts, ...fallFacts(option, incoming - met, state)];
}

/** A pair that pops something puts off what is left of the garbage. */
function fallFacts({ chain, result }: Option, rest: number, { garbageIn = 0, rules }: PuyoState): Fact[] {
  if (rest === 0 || result.chains > 0) return [];
  if (garbageIn > 0) return [{ kind: 'waitsToFall', garbage: rest, pairs: garbageIn }];
  const garbage = Math.min(rest, mostGarbagePerTurn);
  const rows = Math.ceil(garbage / columns);
  return [
    { kind: 'falls', garbage, rows, later: rest - garbage },
    ...coverFacts(chain.after, garbage, rules),
  ];
}

/** Whether what fires the longest chain that waits is buried: in any case by full rows, else where it happens to fall. */
function coverFacts(field: PuyoField, garbage: number, rules: PuyoState['rules']): Fact[] {
  const trigger = bestTrigger(field, rules);
  if (!trigger || trigger.chain.steps.length < leastToMiss) return [];
  const { colour, column } = trigger;
  const steps = trigger.chain.steps.length;
  const isShorter = (after: PuyoField) => (bestTrigger(after, rules)?.chain.steps.length ?? 0) < steps;
  const rows = Math.floor(garbage / columns);
  const certain = rows > 0 && isShorter(under(field, rows, null));
  const possible = certain || (garbage % columns > 0 && isShorter(under(field, rows, column)));
  return possible ? [{ kind: 'covers', colour, column: column + 1, steps, certain }] : [];
}

/** The field under so many rows of garbage, and one more puyo on one column. */
function under(field: PuyoField, rows: number, extra: number | null): PuyoField {
  const stacks = stacksOf(field);
  for (const [x, stack] of stacks.entries())
    for (let one = 0; one < rows + (x === extra ? 1 : 0) && stack.length < keptRows('tsu'); one++)
      stack.push('O');
  return makeField(stacks);
}
