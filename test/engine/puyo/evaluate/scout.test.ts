import { expect, it } from 'vitest';
import { sampleFutures, seedOf } from '../../../../engine/puyo/evaluate/futures.ts';
import { okibaWeights } from '../../../../engine/puyo/evaluate/okibaWeights.ts';
import { askOpponent } from '../../../../engine/puyo/evaluate/scout.ts';
import type { OpposedState } from '../../../../engine/puyo/evaluate/versus.ts';
import { listed } from '../../../../engine/puyo/evaluate/weights.ts';
import { readPosition } from '../../../../engine/puyo/notation/position.ts';
import type { PuyoState } from '../../../../engine/puyo/types.ts';
import { Palette } from '../../../../engine/puyo/wasm/planes.ts';
import { NotedKernel } from './noted.ts';

const palette = new Palette(['R', 'G', 'B', 'Y']);

/** Somebody plays against who has three pairs in sight. */
const state: OpposedState = {
  ...readPosition({ game: 'puyo', cells: ['RG....'], pairs: ['RY', 'GB'] }).state,
  opponent: readPosition({
    game: 'puyo',
    cells: ['......'],
    pairs: ['RY'],
    opponent: { cells: ['.GBYYO'], pairs: ['YB', 'RR', 'GG'] },
  }).state.opponent!,
};

const ask = (kernel: NotedKernel, nodes: number, more: Partial<PuyoState> = {}) =>
  askOpponent(kernel.asKernel, palette, { ...state, ...more }, nodes);

it('uses the visible pairs if they are enough', () => {
  const kernel = new NotedKernel();
  ask(kernel, 19_000)(3);
  expect(kernel.asked).toEqual([
    { begin: [state.opponent.field], rules: 'tsu', weights: listed(okibaWeights) },
    { run: state.opponent.pairs, width: Math.round(1000 / 6) },
  ]);
  ask(kernel, 19_000)(2);
  expect(kernel.runs[1]).toEqual({ run: state.opponent.pairs.slice(0, 2), width: 1000 / 4 });
});

it('looks at two futures beyond them', () => {
  const kernel = new NotedKernel();
  ask(kernel, 19_000)(5);
  const futures = sampleFutures(palette.colours, 2, 2, seedOf(state));
  expect(kernel.begins).toHaveLength(2);
  expect(kernel.runs).toEqual(
    futures.map((future) => ({ run: [...state.opponent.pairs, ...future], width: 1000 / 10 })),
  );
});

it('keeps at least four lines', () => {
  const kernel = new NotedKernel();
  ask(kernel, 1)(3);
  expect(kernel.runs[0]!.width).toBe(4);
});

it('searches by the rules of the match', () => {
  const kernel = new NotedKernel();
  ask(kernel, 1000, { rules: 'thesis' })(1);
  const unnamed = { ...state };
  delete unnamed.rules;
  askOpponent(kernel.asKernel, palette, unnamed, 1000)(1);
  expect(kernel.begins.map(({ rules }) => rules)).toEqual(['thesis', 'tsu']);
});

it('answers with the garbage of what is fired, on average over the futures', () => {
  const chains = [3007, 3014];
  const firing = () => new NotedKernel((asked) => chains[asked.filter((one) => 'run' in one).length - 1]!);
  expect(ask(firing(), 1000)(3)).toBe(20);
  expect(ask(firing(), 1000)(4)).toBe((20 + 40) / 2);
  expect(ask(firing(), 1000, { rate: 35 })(4)).toBe((40 + 80) / 2);
});

it('searches a question once, and never beyond twelve pairs', () => {
  const kernel = new NotedKernel(() => 3007);
  const answer = ask(kernel, 1000);
  expect([answer(12), answer(12), answer(40)]).toEqual([20, 20, 20]);
  expect(kernel.runs.map(({ run }) => run.length)).toEqual([12, 12]);
  answer(11);
  expect(kernel.runs).toHaveLength(4);
});
