import { type Chain, groupAt, resolve } from './rules/chain.ts';
import { heightsOf, makeField, stacksOf } from './rules/field.ts';
import { columns, mostInGroup, spawnColumn, visibleRows } from './rules/rules.ts';
import { type PuyoColour, type PuyoField, type PuyoKind, type RuleSet } from './types.ts';

/** A chain that waits: so many more puyos of one colour on one column fire it. */
export interface Trigger {
  /** 0 = left. */
  column: number;
  colour: PuyoColour;
  puyos: number;
  /** The field with these puyos on it. */
  loaded: PuyoField;
  chain: Chain;
}

/** A chain that needs more puyos of one colour is no use to anybody. */
const mostPuyos = 3;

/** Every chain that one to three equal puyos on a reachable column would fire. */
function findTriggers(field: PuyoField, rules: RuleSet = 'tsu'): Trigger[] {
  const stacks = stacksOf(field);
  const colours = [...new Set(stacks.flat())].filter((kind): kind is PuyoColour => kind !== 'O');
  return openColumns(heightsOf(stacks), rules).flatMap((column) =>
    colours.flatMap((colour) => triggerAt(stacks, column, colour) ?? []),
  );
}

/** Columns below the highest row that pairs can get to without climbing; in the thesis's rules nothing is in the way. */
export function openColumns(heights: readonly number[], rules: RuleSet): number[] {
  const all = Array.from({ length: columns }, (_, x) => x);
  const isOpen = (x: number) => heights[x]! < visibleRows;
  if (rules === 'thesis') return all.filter(isOpen);
  const between = (x: number) => all.slice(Math.min(x, spawnColumn), Math.max(x, spawnColumn) + 1);
  return all.filter((x) => between(x).every(isOpen));
}

function triggerAt(stacks: readonly PuyoKind[][], column: number, colour: PuyoColour): Trigger | null {
  const loaded = stacks.map((stack) => [...stack]);
  const stack = loaded[column]!;
  const first = stack.length;
  for (let puyos = 1; puyos <= mostPuyos && stack.length < visibleRows; puyos++) {
    stack.push(colour);
    if (groupAt(loaded, [column, first]).length <= mostInGroup) continue;
    const field = makeField(loaded);
    return { column, colour, puyos, loaded: field, chain: resolve(field) };
  }
  return null;
}

/** The trigger of the longest chain; of equal ones the one that needs fewer puyos. */
export function bestTrigger(field: PuyoField, rules: RuleSet = 'tsu'): Trigger | null {
  return findTriggers(field, rules).reduce<Trigger | null>(
    (best, trigger) => (!best || worth(trigger) > worth(best) ? trigger : best),
    null,
  );
}

function worth({ chain, puyos }: Trigger): number {
  return chain.steps.length * 10 - puyos;
}
