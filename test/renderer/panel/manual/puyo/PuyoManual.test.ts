import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { makePuyoState } from '../../../../../electron/hints/puyo/manual.ts';
import { pairSteps } from '../../../../../engine/puyo/notation/links/linked.ts';
import { makePuyopLink } from '../../../../../engine/puyo/notation/links/puyop.ts';
import { parseField } from '../../../../../engine/puyo/rules/field.ts';
import { suggest } from '../../../../../engine/puyo/advice/suggest.ts';
import { PuyoManual, type AskPuyo } from '../../../../../renderer/panel/manual/puyo/PuyoManual.svelte.ts';

const byPotential: AskPuyo = async (position) => ({
  ok: true,
  suggestion: suggest(makePuyoState(position), { evaluator: 'potential' }),
});

const settle = () => new Promise((done) => setTimeout(done));

async function typed(manual: PuyoManual, letters: string): Promise<void> {
  for (const letter of letters) manual.type(letter);
  await settle();
  flushSync();
}

const bottom = (manual: PuyoManual, count = 2) => manual.rows.slice(-count);

describe('pairs', () => {
  it('are made of two letters each, the axis first', async () => {
    const manual = new PuyoManual(byPotential);
    await typed(manual, 'rGb');
    expect(manual.pairs).toEqual([{ axis: 'R', child: 'G' }]);
    expect(manual.half).toBe('B');
    await typed(manual, 'b');
    expect(manual.pairs).toEqual([
      { axis: 'R', child: 'G' },
      { axis: 'B', child: 'B' },
    ]);
    expect([manual.type('O'), manual.type('x')]).toEqual([false, false]);
  });

  it('ask for a hint as soon as the first one is whole', async () => {
    const manual = new PuyoManual(byPotential);
    await typed(manual, 'r');
    expect(manual.best).toBeNull();
    await typed(manual, 'g');
    expect(manual.best).not.toBeNull();
  });
});

describe('placing the hint', () => {
  it('lets the pair fall and continues with the next one', async () => {
    const manual = new PuyoManual(byPotential);
    await typed(manual, 'rgby');
    manual.accept();
    expect(manual.rows.join('').replaceAll('.', '')).toHaveLength(2);
    expect(manual.pairs).toEqual([{ axis: 'B', child: 'Y' }]);
    expect(manual.fired).toBeNull();
  });

  it('lets the chain run and names it, an all clear included', async () => {
    const manual = new PuyoManual(async (position) => {
      const suggestion = suggest(makePuyoState(position), { evaluator: 'potential', count: 22 });
      const candidates = suggestion.candidates.filter(({ result }) => result.allClear);
      return { ok: true, suggestion: { ...suggestion, candidates } };
    });
    manual.paste('RR....');
    await typed(manual, 'rr');
    manual.accept();
    expect(manual.fired).toEqual({ steps: 1, score: 40 });
    expect(manual.rows.join('')).toMatch(/^\.+$/);
    manual.undo();
    expect(manual.fired).toBeNull();
    expect(bottom(manual, 1)).toEqual(['RR....']);
  });
});

describe('painting', () => {
  it('piles on a column at each click, and takes out or changes its puyos', () => {
    const manual = new PuyoManual(byPotential);
    manual.paint([2, 7]);
    manual.brush = 'O';
    manual.paint([2, 7]);
    expect(bottom(manual)).toEqual(['..O...', '..R...']);
    manual.paint([2, 0]);
    expect(bottom(manual)).toEqual(['..O...', '..O...']);
    manual.paint([2, 0]);
    expect(bottom(manual)).toEqual(['......', '..O...']);
  });

  it('leaves a full column as it is', () => {
    const manual = new PuyoManual(byPotential);
    for (let row = 0; row < 15; row++) manual.paint([0, 12]);
    expect(manual.rows.filter((row) => row.startsWith('R'))).toHaveLength(13);
  });
});

describe('pasting', () => {
  it('takes text, settled', () => {
    const manual = new PuyoManual(byPotential);
    expect(manual.paste('r.....\n......\n.g....')).toBe(true);
    expect(bottom(manual, 1)).toEqual(['RG....']);
  });

  it('takes a link with its pairs', () => {
    const manual = new PuyoManual(byPotential);
    const pairs = [{ axis: 'R', child: 'B' } as const];
    const link = makePuyopLink({ field: parseField('GGG...').field, steps: pairSteps(pairs, [null]) });
    expect(manual.paste(` ${link}\n`)).toBe(true);
    expect(bottom(manual, 1)).toEqual(['GGG...']);
    expect(manual.pairs).toEqual(pairs);
  });

  it.each(['R......', 'Q.....', ''])('of %j changes nothing and says what is wrong', (text) => {
    const manual = new PuyoManual(byPotential);
    manual.paint([0, 0]);
    expect(manual.paste(text)).toBe(false);
    expect(manual.problem?.kind).toBe('refused');
    expect(bottom(manual, 1)).toEqual(['R.....']);
  });
});

it('undoes and redoes every step', async () => {
  const manual = new PuyoManual(byPotential);
  await typed(manual, 'rg');
  manual.accept();
  const after = manual.rows;
  for (let step = 0; step < 3; step++) manual.undo();
  expect([manual.canUndo, manual.pairs.length, manual.half]).toEqual([false, 0, null]);
  for (let step = 0; step < 3; step++) manual.redo();
  expect(manual.rows).toEqual(after);
  expect(manual.canRedo).toBe(false);
});

it('says why there is no hint', async () => {
  const manual = new PuyoManual(async () => ({ ok: false, error: 'the field is odd' }));
  await typed(manual, 'rg');
  expect(manual.problem).toEqual({ kind: 'refused', error: 'the field is odd' });
});

describe('announced garbage', () => {
  const incoming = (manual: PuyoManual) => [manual.incoming, manual.fallen];

  it('goes to the engine, and is undone like every other step', async () => {
    const told: (number | undefined)[] = [];
    const manual = new PuyoManual((position) => {
      told.push(position.incoming);
      return byPotential(position);
    });
    await typed(manual, 'rg');
    manual.announce(12);
    await settle();
    expect(told).toEqual([0, 12]);
    manual.undo();
    expect(manual.incoming).toBe(0);
  });

  it.each([
    [7.4, 7],
    [-3, 0],
    [NaN, 0],
    [1e9, 999],
  ])('of %d counts as %d', (count, wanted) => {
    const manual = new PuyoManual(byPotential);
    manual.announce(count);
    expect(manual.incoming).toBe(wanted);
  });

  it('falls if nothing is fired, thirty at most, in whole rows', async () => {
    const manual = new PuyoManual(byPotential);
    await typed(manual, 'rgbb');
    manual.announce(40);
    await settle();
    manual.accept();
    expect(incoming(manual)).toEqual([10, 0]);
    expect(manual.rows.slice(-5).join('').replaceAll('O', '')).toHaveLength(2);
  });

  it('is left to the player to place if it makes no whole row', async () => {
    const manual = new PuyoManual(byPotential);
    await typed(manual, 'rg');
    manual.announce(8);
    await settle();
    manual.accept();
    expect(incoming(manual)).toEqual([0, 2]);
    expect(manual.brush).toBe('O');
    manual.paint([5, 12]);
    expect(incoming(manual)).toEqual([0, 0]);
    expect(manual.rows.join('').replaceAll(/[^O]/g, '')).toHaveLength(7);
  });

  it('is cancelled by a chain, as far as that is worth it', async () => {
    const manual = new PuyoManual(async (position) => {
      const suggestion = suggest(makePuyoState(position), { evaluator: 'potential', count: 22 });
      const candidates = suggestion.candidates.filter(({ result }) => result.chains === 1);
      return { ok: true, suggestion: { ...suggestion, candidates } };
    });
    manual.paste('RR....');
    await typed(manual, 'rrgb');
    manual.announce(32);
    await settle();
    manual.accept();
    expect([manual.fired, ...incoming(manual)]).toEqual([{ steps: 1, score: 40 }, 32, 0]);
    manual.paste('GGG...');
    await settle();
    manual.accept();
    expect(incoming(manual)).toEqual([2, 0]);
  });
});
