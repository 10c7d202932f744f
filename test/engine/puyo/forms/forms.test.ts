import { describe, expect, it } from 'vitest';
import { findGroups, resolve } from '../../../../engine/puyo/rules/chain.ts';
import { makeField, stacksOf } from '../../../../engine/puyo/rules/field.ts';
import { type FormMatch, matchForms } from '../../../../engine/puyo/forms/formMatch.ts';
import { waitingIn } from '../../../../engine/puyo/forms/formOrder.ts';
import { type Form, forms, mirrored } from '../../../../engine/puyo/forms/forms.ts';
import { readPosition } from '../../../../engine/puyo/notation/position.ts';
import { type PuyoKind, formNames } from '../../../../engine/puyo/types.ts';

const colours: Record<string, PuyoKind> = { A: 'R', B: 'G', C: 'B', D: 'Y', E: 'P' };

const all = forms.flatMap((form) => [form, mirrored(form)]);
const named = all.map((form): [string, Form] => [`${form.name} ${form.rows.join('/')}`, form]);

/** A column of the field at which the form and what fires it have room. */
const placeOf = ({ at, fired }: Form): number => at ?? Math.max(0, -fired.column);

/** The complete form. */
function stacksFor(form: Form): PuyoKind[][] {
  const stacks: PuyoKind[][] = Array.from({ length: 6 }, () => []);
  for (const row of [...form.rows].reverse())
    for (const [x, letter] of [...row].entries())
      if (letter !== '.') stacks[placeOf(form) + x]!.push(colours[letter]!);
  return stacks;
}

/** Rows top first, as a position has them. */
const stacksIn = (...cells: string[]) =>
  stacksOf(readPosition({ game: 'puyo', cells, pairs: ['RG'] }).state.field);

const mirror = (cells: readonly string[]) => cells.map((row) => [...row].reverse().join(''));

/** The most complete one of this name. */
const bestOf = (found: readonly FormMatch[], name: string) =>
  found.find(({ form, present }) => form === name && present > 0)!;

describe('forms', () => {
  it('has every name', () => {
    expect([...new Set(forms.map(({ name }) => name))].sort()).toEqual([...formNames].sort());
  });

  it.each(named)('%s leaves no gap, and nothing of it pops by itself', (_, form) => {
    for (let x = 0; x < form.rows[0]!.length; x++)
      expect(form.rows.map((row) => row[x]).join('')).toMatch(/^\.*[A-E]+$/);
    expect(findGroups(stacksFor(form)).every(({ length }) => length < 4)).toBe(true);
  });

  it.each(named)('%s fires as described, and each step pops the next letter', (_, form) => {
    const stacks = stacksFor(form);
    const { letter, column, chains } = form.fired;
    stacks[placeOf(form) + column]!.push(colours[letter]!);
    const { steps } = resolve(makeField(stacks));
    expect(steps).toHaveLength(chains);
    const kinds = stacks.flat();
    for (const { groups } of steps) expect(groups).toHaveLength(1);
    expect(kinds.length - stacksOf(steps.at(-1)!.after).flat().length).toBeGreaterThanOrEqual(4 * chains);
  });

  it.each(named)('%s is recognised in whole, with what fires it', (_, form) => {
    const found = matchForms(stacksFor(form)).filter(
      (match) => match.form === form.name && match.present === match.total,
    );
    const { letter, column } = form.fired;
    const missing = { colour: colours[letter], column: placeOf(form) + column + 1 };
    expect(found.map((match) => match.missing)).toContainEqual(missing);
  });

  it.each(named)('%s is recognised in other colours, and with any puyo taken off the top', (_, form) => {
    const other: Partial<Record<PuyoKind, PuyoKind>> = { R: 'B', G: 'P', B: 'Y', Y: 'R', P: 'G' };
    const stacks = stacksFor(form).map((stack) => stack.map((kind) => other[kind]!));
    const total = stacks.flat().length;
    for (const [x, stack] of stacks.entries()) {
      if (stack.length === 0) continue;
      const less = stacks.map((one, at) => (at === x ? one.slice(0, -1) : one));
      const found = matchForms(less).filter(
        (match) => match.form === form.name && match.total === total && match.present === total - 1,
      );
      const isKnown = less.flat().includes(stack.at(-1)!);
      const missing = isKnown ? { colour: stack.at(-1), column: x + 1 } : null;
      expect(found.map((match) => match.missing)).toContainEqual(missing);
    }
  });
});

describe('GTR', () => {
  const whole = ['YPB...', 'YYP...', 'PPB...'];

  it.each([
    ['on the left', whole, 1],
    ['on the right', mirror(whole), 6],
  ])('is the fold %s, fired by one more of the three', (_, cells, column) => {
    expect(bestOf(matchForms(stacksIn(...cells)), 'gtr')).toMatchObject({
      present: 9,
      total: 9,
      missing: { colour: 'Y', column },
    });
  });

  it('GTR names the missing puyo', () => {
    expect(bestOf(matchForms(stacksIn('Y.....', 'YY....', 'PPB...')), 'gtr')).toMatchObject({
      present: 6,
      missing: { colour: 'P', column: 2 },
    });
  });

  it('is not fired if other puyos are on it', () => {
    expect(bestOf(matchForms(stacksIn('B.....', ...whole)), 'gtr')).toMatchObject({
      present: 9,
      missing: null,
    });
  });

  it('is no longer possible with a wrong colour in it, garbage, or two colours that would join', () => {
    for (const cells of [
      ['B.....', 'YY....', 'PPB...'],
      ['Y.....', 'YO....', 'PPB...'],
      ['Y.....', 'YY....', 'YYB...'],
    ])
      expect(bestOf(matchForms(stacksIn(...cells)), 'gtr')).toBeUndefined();
  });

  it('is in the corner only', () => {
    const shifted = bestOf(matchForms(stacksIn('.YPB..', '.YYP..', '.PPB..')), 'gtr');
    expect(shifted.present).toBeLessThan(5);
  });
});

describe('a tail', () => {
  const low = ['....R.', '...RGR', '...GGR'];

  it('may rest on the base of a chain, but not in the air', () => {
    const base = ['...BYB', '...YBY'];
    expect(bestOf(matchForms(stacksIn(...low, ...base)), 'tail').present).toBe(7);
    const alike = ['...GYB', '...YBY'];
    expect(bestOf(matchForms(stacksIn(...low, ...alike)), 'tail')?.present ?? 0).toBeLessThan(7);
    const hollow = stacksIn(...low, ...base);
    hollow[5] = hollow[5]!.slice(0, 1);
    expect(bestOf(matchForms(hollow), 'tail')?.present ?? 0).toBeLessThan(7);
  });
});

describe('what waits in a form', () => {
  it.each(named)('%s: all but the first letter wait for the one before', (_, form) => {
    const waiting = waitingIn(form);
    for (const [key, { letter }] of waiting) {
      const [x, y] = key.split(',').map(Number);
      const own = form.rows.at(-1 - y!)![x!]!;
      expect(own.charCodeAt(0) - letter.charCodeAt(0)).toBe(1);
    }
    const letters = new Set([...waiting.values()].map(({ letter }) => letter));
    expect(letters.size).toBe(form.fired.chains - 1);
    expect([...waiting.values()].some(({ falls }) => falls)).toBe(true);
  });

  it('is what falls, and what it falls beside', () => {
    const { waits } = bestOf(matchForms(stacksIn('YPB...', 'YYP...', 'PPB...')), 'gtr');
    const ofGreen = waits.filter(({ colour }) => colour === 'P');
    expect(ofGreen.map(({ waitsFor }) => waitsFor)).toEqual(['Y', 'Y', 'Y', 'Y']);
    expect(ofGreen.filter(({ falls }) => falls).map(({ cell }) => cell)).toEqual([[1, 2]]);
    expect(waits.every(({ colour }) => colour !== 'Y')).toBe(true);
  });
});
