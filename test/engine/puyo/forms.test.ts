import { describe, expect, it } from 'vitest';
import { resolve } from '../../../engine/puyo/chain.ts';
import { makeField, stacksOf } from '../../../engine/puyo/field.ts';
import { matchForms } from '../../../engine/puyo/formMatch.ts';
import { type Form, forms, mirrored } from '../../../engine/puyo/forms.ts';
import { type PuyoKind, formNames } from '../../../engine/puyo/types.ts';

const colours: Record<string, PuyoKind> = { A: 'R', B: 'G', C: 'B', D: 'Y' };

/** The complete form; where the pattern leaves a cell open below others, nothing may lie. */
function stacksFor({ rows, at }: Form, offset: number): PuyoKind[][] {
  const stacks: PuyoKind[][] = Array.from({ length: 6 }, () => []);
  for (const row of [...rows].reverse())
    for (const [x, letter] of [...row].entries())
      if (letter !== '.') stacks[(at ?? offset) + x]!.push(colours[letter]!);
  return stacks;
}

const offsetOf = ({ rows }: Form): number => (rows[0]!.length < 6 ? 1 : 0);

describe('forms', () => {
  it('has one of every name', () => {
    expect(forms.map(({ name }) => name).sort()).toEqual([...formNames].sort());
  });

  it.each([...forms, ...forms.map(mirrored)])('$name $rows fires as told', (form) => {
    const stacks = stacksFor(form, offsetOf(form));
    expect(resolve(makeField(stacks)).steps).toHaveLength(0);
    const { letter, column, chains } = form.fired;
    stacks[(form.at ?? offsetOf(form)) + column]!.push(colours[letter]!);
    expect(resolve(makeField(stacks)).steps).toHaveLength(chains);
  });

  it.each([...forms, ...forms.map(mirrored)])('$name $rows is recognised in whole', (form) => {
    const found = matchForms(stacksFor(form, offsetOf(form))).find(({ form: name }) => name === form.name);
    expect(found?.present).toBe(found?.total);
  });

  it('tells which puyo is missing, whatever the colours', () => {
    const stacks = stacksOf(makeField([['Y', 'Y', 'P'], ['B', 'Y', 'P'], ['B'], [], [], []]));
    const [match] = matchForms(stacks);
    expect(match).toMatchObject({ form: 'gtr', present: 7, total: 9, missing: { colour: 'B', column: 3 } });
  });

  it('does not take a broken form for one', () => {
    const broken = matchForms([['R', 'R', 'B'], ['G', 'R', 'B'], ['R'], [], [], []]);
    expect(broken.some(({ form, present }) => form === 'gtr' && present === 7)).toBe(false);
  });
});
