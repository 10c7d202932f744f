import { expect, it } from 'vitest';
import { judgePotential } from '../../../../engine/puyo/evaluate/potential.ts';
import { readPosition } from '../../../../engine/puyo/notation/position.ts';
import { findOptions } from '../../../../engine/puyo/options.ts';

function judged(cells: string[], pair: string) {
  const { state } = readPosition({ game: 'puyo', cells, pairs: [pair] });
  return judgePotential(findOptions(state), 'tsu');
}

/** A red on column 1 fires a chain of three. */
const stairs = ['.GBYYO', '.RGBPO', '.RGBYO', '.RGBPO'];

it('builds on while there is room to grow, best first, and plans nothing', () => {
  const all = judged(stairs, 'RY');
  expect(all[0]!.option.result.chains).toBe(0);
  expect(all.map(({ score }) => score)).toEqual(all.map(({ score }) => score).sort((a, b) => b - a));
  expect(all.every(({ plan }) => plan.length === 0)).toBe(true);
});

it('puts what loses last', () => {
  const full = Array.from({ length: 11 }, (_, row) => ['RGYBPG', 'GYBPGY'][row % 2]!);
  const all = judged(['......', ...full], 'RB');
  const firstLost = all.findIndex(({ option }) => option.result.lost);
  expect(firstLost).toBeGreaterThan(0);
  for (const { option, score } of all.slice(firstLost))
    expect([option.result.lost, score]).toEqual([true, -100]);
});
