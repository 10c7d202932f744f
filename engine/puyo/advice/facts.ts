import { type Stakes } from '../evaluate/judged.ts';
import { type ChainStep, findGroups } from '../rules/chain.ts';
import { heightsOf, stacksOf } from '../rules/field.ts';
import { matchForms } from '../forms/formMatch.ts';
import { matchFacts } from './matchFacts.ts';
import { type Option } from '../options.ts';
import { type Trigger, bestTrigger } from '../triggers.ts';
import { spawnColumn } from '../rules/rules.ts';
import { type Cell, type Fact, type PuyoColour, type PuyoField, type PuyoState } from '../types.ts';

/** A form is worth a word from this many puyos on. */
const leastOfForm = 5;

/** Shorter chains come by themselves. */
const leastToTell = 3;

/** From this height on the spawn column is a danger. */
const dangerousHeight = 9;

/** What else is known beside the option itself. */
export interface Around {
  state: PuyoState;
  /** No other option keeps the game alive. */
  onlySafe: boolean;
  /** As in `Judged`. */
  expected?: number | undefined;
  stakes?: Stakes | undefined;
  /** It is the one that is advised. What building on after it is worth where that is more than what it fires; else null. */
  advised?: { later: number | null } | undefined;
}

/** The facts about an option, the most telling first; never empty. */
export function findFacts(option: Option, around: Around): Fact[] {
  const { state, onlySafe, expected, stakes } = around;
  const { result, chain } = option;
  if (result.lost) return [{ kind: 'loses' }];
  const facts: Fact[] = [];
  if (result.chains > 0) facts.push({ kind: 'fires', steps: result.chains, score: result.score });
  if (result.allClear) facts.push({ kind: 'allClear' });
  if (onlySafe) facts.push({ kind: 'onlySafePlace' });
  facts.push(...matchFacts(option, state, stakes));
  facts.push(...(result.chains > 0 ? timeFacts(option, around) : buildFacts(option, state, expected)));
  const heights = heightsOf(stacksOf(chain.after));
  if (heights[spawnColumn]! >= dangerousHeight) facts.push({ kind: 'danger', rows: heights[spawnColumn]! });
  return facts.length > 0 ? facts : [{ kind: 'keepsLow', rows: Math.max(...heights) }];
}

/** Whether it is time to fire. Of what is advised it is never said that waiting is better: what it leaves may become longer. */
function timeFacts({ result }: Option, { expected, advised }: Around): Fact[] {
  if (expected === undefined) return [];
  if (result.chains >= expected) return [{ kind: 'ripe', steps: expected }];
  if (!advised) return [{ kind: 'early', steps: expected }];
  return advised.later === null ? [] : [{ kind: 'leads', steps: Math.floor(advised.later / 1000) }];
}

/** What to build, and what fires it. That a longer chain will come of it is said only if neither can be named. */
function buildFacts(option: Option, { rules = 'tsu' }: PuyoState, expected = 0): Fact[] {
  const trigger = bestTrigger(option.chain.after, rules);
  const named = [...(trigger ? prepareFacts(option, trigger) : []), ...formFacts(option)];
  const leads: Fact[] =
    named.length === 0 && expected >= leastToTell ? [{ kind: 'leads', steps: expected }] : [];
  return [...named, ...joinFacts(option), ...leads];
}

function prepareFacts({ cells }: Option, { chain, colour, column, puyos, loaded }: Trigger): Fact[] {
  const steps = chain.steps.length;
  if (steps < 2) return [];
  const waits = cells.flatMap((cell) => waitFact(cell, loaded, chain.steps) ?? []);
  return [{ kind: 'prepares', steps, puyos, colour, column: column + 1 }, ...waits.slice(0, 1)];
}

/** Follows one puyo through the chain to the step in which it pops. */
function waitFact([x, start]: Cell, loaded: PuyoField, steps: readonly ChainStep[]): Fact | null {
  let y = start;
  let field = loaded;
  let before: PuyoColour | null = null;
  for (const [index, { groups, garbage, after }] of steps.entries()) {
    const stacks = stacksOf(field);
    const popped = groups.flat();
    if (popped.some((cell) => cell[0] === x && cell[1] === y)) {
      if (before === null) return null;
      const colour = stacks[x]![y] as PuyoColour;
      return { kind: 'waits', colour, column: x + 1, step: index + 1, waitsFor: before };
    }
    const [firstX, firstY] = popped[0]!;
    before = stacks[firstX]![firstY] as PuyoColour;
    y -= [...popped, ...garbage].filter((cell) => cell[0] === x && cell[1] < y).length;
    field = after;
  }
  return null;
}

function formFacts({ cells, chain }: Option): Fact[] {
  const isOwn = ([x, y]: Cell) => cells.some((cell) => cell[0] === x && cell[1] === y);
  const match = matchForms(stacksOf(chain.after)).find(
    ({ present, total, cells: filled }) =>
      present >= leastOfForm && present * 2 > total && filled.some(isOwn),
  );
  if (!match) return [];
  const { form, present, total, missing, waits } = match;
  const own = waits.filter(({ cell }) => isOwn(cell)).map(({ cell: _, ...wait }) => wait);
  return [{ kind: 'form', form, present, total, missing, waits: own[0] ?? null }];
}

function joinFacts({ cells, chain }: Option): Fact[] {
  const stacks = stacksOf(chain.after);
  const groups = findGroups(stacks).filter((group) => group.length > 1);
  const joined = groups
    .filter((group) => group.some(([x, y]) => cells.some((cell) => cell[0] === x && cell[1] === y)))
    .sort((a, b) => b.length - a.length);
  const [group] = joined;
  if (!group) return [];
  const [[x, y]] = group;
  return [{ kind: 'joins', colour: stacks[x]![y] as PuyoColour, size: group.length }];
}
