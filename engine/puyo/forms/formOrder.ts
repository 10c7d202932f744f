import { resolve } from '../rules/chain.ts';
import { makeField } from '../rules/field.ts';
import { type Form } from './forms.ts';
import { columns } from '../rules/rules.ts';
import { type PuyoColour } from '../types.ts';

/** What a puyo of a form waits for. */
export interface Waiting {
  /** The letter that pops in the step before. */
  letter: string;
  /** It comes down when what lies below it pops; else it waits for others of its colour that do. */
  falls: boolean;
}

interface Tracked {
  /** 'x,y' in the pattern; null for what fires it. */
  key: string | null;
  letter: string;
  falls: boolean;
}

/** Patterns have five letters at most. */
const colours: Readonly<Record<string, PuyoColour>> = { A: 'R', B: 'G', C: 'B', D: 'Y', E: 'P' };

/**
 * By 'x,y' in the pattern, y = 0 its bottom row: what each puyo of the complete form waits for, once it is fired. Puyos
 * that pop first, or not at all, are left out.
 */
export function waitingIn(form: Form): ReadonlyMap<string, Waiting> {
  const found = new Map<string, Waiting>();
  let stacks = firedStacks(form);
  const { steps } = resolve(makeField(stacks.map((stack) => stack.map(({ letter }) => colours[letter]!))));
  let before: string | null = null;
  for (const { groups } of steps) {
    const popped = new Set(groups.flat().map(([x, y]) => stacks[x]![y]!));
    for (const { key, falls } of popped)
      if (key !== null && before !== null) found.set(key, { letter: before, falls });
    before = [...popped][0]!.letter;
    stacks = stacks.map((stack) => without(stack, popped));
  }
  return found;
}

/** The complete form with what fires it, standing where both have room. */
function firedStacks({ rows, fired }: Form): Tracked[][] {
  const offset = Math.max(0, -fired.column);
  const stacks = Array.from({ length: columns }, (): Tracked[] => []);
  for (const [y, row] of [...rows].reverse().entries())
    for (const [x, letter] of [...row].entries())
      if (letter !== '.') stacks[offset + x]!.push({ key: `${x},${y}`, letter, falls: false });
  stacks[offset + fired.column]!.push({ key: null, letter: fired.letter, falls: false });
  return stacks;
}

/** What is left of a stack; what lay above something that popped has fallen. */
function without(stack: readonly Tracked[], popped: ReadonlySet<Tracked>): Tracked[] {
  const lowest = stack.findIndex((one) => popped.has(one));
  return stack
    .map((one, y) => ({ ...one, falls: one.falls || (lowest >= 0 && y > lowest) }))
    .filter((_, y) => !popped.has(stack[y]!));
}
