import { describe, expect, it } from 'vitest';
import { findGroups, resolve } from '../../../../engine/puyo/rules/chain.ts';
import { parseField, stacksOf } from '../../../../engine/puyo/rules/field.ts';
import { spawnColumn } from '../../../../engine/puyo/rules/rules.ts';
import { okibaWeights } from '../../../../engine/puyo/evaluate/okibaWeights.ts';
import { listed } from '../../../../engine/puyo/evaluate/weights.ts';
import { isDead } from '../../../../engine/puyo/options.ts';
import { bestTrigger } from '../../../../engine/puyo/triggers.ts';
import { type PuyoKind, ruleSets } from '../../../../engine/puyo/types.ts';
import { knownForms } from '../../../../engine/puyo/wasm/formMasks.ts';
import { Kernel } from '../../../../engine/puyo/wasm/kernel.ts';
import { Palette } from '../../../../engine/puyo/wasm/planes.ts';
import { cases, randomFields } from '../cases.ts';

const kernel = new Kernel();
const palettes = [new Palette(['R', 'G', 'B', 'Y', 'P']), new Palette(['P', 'Y', 'R', 'B', 'G'])];

describe('the compiled resolver', () => {
  it('agrees with its twin on random fields, for every numbering of the colours', () => {
    const fields = [
      ...randomFields(2000, 5),
      ...cases.chains.map(({ after, rows }) => parseField((rows || after).split('/')).field),
    ];
    for (const field of fields) {
      const { steps, score, after } = resolve(field);
      const popped = steps.reduce((sum, { groups }) => sum + groups.flat().length, 0);
      for (const palette of palettes)
        expect(kernel.resolve(field, palette)).toEqual({ chains: steps.length, score, popped, after });
    }
  });

  it('finds the chain that waits, as its twin does', () => {
    const none = {
      ...okibaWeights,
      triggerHeight: 0,
      second: 0,
      room: 0,
      leftPair: 0,
      leftTriple: 0,
      left: 0,
    };
    const weights = listed({ ...none, step: 1000, needed: -100 });
    const settled = randomFields(400, 9).map((given) => resolve(given).after);
    for (const field of settled.filter((one) => !isDead(one)))
      for (const rules of ruleSets) {
        const twin = bestTrigger(field, rules);
        const { steps, puyos } = kernel.waiting(field, palettes[0]!, rules, weights);
        expect([steps, puyos]).toEqual(twin ? [twin.chain.steps.length, twin.puyos] : [0, 0]);
      }
  });

  it('values groups and heights as its twin does', () => {
    const settled = randomFields(1000, 8).map((given) => resolve(given).after);
    for (const field of settled)
      expect(kernel.shapeWorth(field, palettes[0]!, listed(okibaWeights))).toBe(shapeOf(stacksOf(field)));
  });

  it('resolves without a score as well', () => {
    for (const field of randomFields(300, 6))
      expect(kernel.repeat(field, palettes[0]!, 3, false)).toBe(3 * resolve(field).steps.length);
  });

  it('counts the puyos of a GTR that is built or can still be built, as its twin does', () => {
    const weights = listed({ ...okibaWeights, form: 1 });
    const counted = randomFields(3000, 7).map((field) => {
      const stacks = stacksOf(field);
      const most = Math.max(...knownForms.map((form) => presentOf(stacks, form)));
      expect(kernel.formsWorth(field, palettes[0]!, weights)).toBe(most);
      return most;
    });
    expect(new Set(counted).size).toBeGreaterThan(5);
  });
});

/** Groups of two and three, and how far the heights are from a bowl, by the weights. */
function shapeOf(stacks: PuyoKind[][]): number {
  const { pair, triple, bowl, well, bump, puyo, spawn, shape } = okibaWeights;
  const heights = stacks.map(({ length }) => length);
  const all = sumOf(heights);
  const off = heights.map((height, x) => Math.abs(height * 48 - all * 8 - shape[x]! * 6));
  const beside = heights.map((_, x) => [heights[x - 1] ?? 99, heights[x + 1] ?? 99]);
  const wells = heights.map((height, x) => Math.max(0, Math.min(...beside[x]!) - height - 1));
  const bumps = heights.map((height, x) => Math.max(0, height - Math.max(...beside[x]!) - 1));
  const sizes = findGroups(stacks).map(({ length }) => length);
  const links = sumOf(sizes.map((size) => (size === 2 ? pair : size === 3 ? triple : 0)));
  const calm = 8;
  return (
    links +
    Math.trunc((sumOf(off) * bowl) / 48) +
    sumOf(wells) * well +
    sumOf(bumps) * bump +
    all * puyo +
    Math.max(0, heights[spawnColumn]! - calm) * spawn
  );
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Filled cells of a form; 0 where a letter would have two colours, or letters that touch the same. */
function presentOf(stacks: PuyoKind[][], { rows, at }: (typeof knownForms)[number]): number {
  const cells = rows.toReversed().flatMap((row, y) =>
    [...row].flatMap((letter, x) => {
      const kind = stacks[at + x]![y];
      return letter === '.' || kind === undefined ? [] : [{ x, y, letter, kind }];
    }),
  );
  const fits = cells.every(
    (one) =>
      one.kind !== 'O' && cells.every((other) => one.letter !== other.letter || one.kind === other.kind),
  );
  return fits && !clashes(rows, cells) ? cells.length : 0;
}

function clashes(rows: readonly string[], cells: readonly { letter: string; kind: PuyoKind }[]): boolean {
  const fromBelow = rows.toReversed();
  const kindOf = (letter: string) => cells.find((cell) => cell.letter === letter)?.kind;
  const differ = (one: string | undefined, other: string | undefined) =>
    !one ||
    !other ||
    one === '.' ||
    other === '.' ||
    one === other ||
    !kindOf(one) ||
    kindOf(one) !== kindOf(other);
  return !fromBelow.every((row, y) =>
    [...row].every((letter, x) => differ(letter, row[x + 1]) && differ(letter, fromBelow[y + 1]?.[x])),
  );
}
