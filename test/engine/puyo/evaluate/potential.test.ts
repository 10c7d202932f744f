import { describe, expect, it } from 'vitest';
import { judgePotential } from '../../../../engine/puyo/evaluate/potential.ts';
import { readPosition } from '../../../../engine/puyo/notation/position.ts';
import { type Option, findOptions } from '../../../../engine/puyo/options.ts';

function judged(cells: string[], pair: string) {
  const { state } = readPosition({ game: 'puyo', cells, pairs: [pair] });
  return judgePotential(findOptions(state), 'tsu');
}

/** A red on column 1 fires a chain of three. */
const stairs = ['.GBYYO', '.RGBPO', '.RGBYO', '.RGBPO'];

it('waits while there is room to grow, best first, and plans nothing', () => {
  const all = judged(stairs, 'RY');
  expect(all[0]!.option.result.chains).toBe(0);
  expect(all.map(({ score }) => score)).toEqual(all.map(({ score }) => score).sort((a, b) => b - a));
  expect(all.every(({ plan }) => plan.length === 0)).toBe(true);
});

it('puts losing placements last', () => {
  const full = Array.from({ length: 11 }, (_, row) => ['RGYBPG', 'GYBPGY'][row % 2]!);
  const all = judged(['......', ...full], 'RB');
  const firstLost = all.findIndex(({ option }) => option.result.lost);
  expect(firstLost).toBeGreaterThan(0);
  for (const { option, score } of all.slice(firstLost))
    expect([option.result.lost, score]).toEqual([true, -100]);
});

describe('what a placement is worth', () => {
  const [option] = findOptions(readPosition({ game: 'puyo', cells: stairs, pairs: ['YP'] }).state);
  /** A placement that leads to this field, with this chain fired on the way. */
  const leadingTo = (cells: string[], result: Partial<Option['result']> = {}): Option => ({
    ...option!,
    result: { ...option!.result, lost: false, chains: 0, score: 0, ...result },
    chain: { ...option!.chain, after: readPosition({ game: 'puyo', cells, pairs: ['YP'] }).state.field },
  });
  const worth = (...args: Parameters<typeof leadingTo>) =>
    judgePotential([leadingTo(...args)], 'tsu')[0]!.score;
  const garbage = (rows: number, row: string) => Array<string>(rows).fill(row);

  it.each<[string, string[], number]>([
    ['growth alone on an empty field, which is no bowl', ['......'], 56 / 7 - 3 / 50],
    ['a group that needs three more, and growth', ['R.....'], 1 - 0.75 + 55 / 7 - 2 / 50],
    ['no growth from 56 puyos on', [...garbage(9, 'O.OOOO'), ...garbage(3, '.OO.OO')], 0],
    ['a chain of three that needs one more', stairs, 3 - 0.25 + 36 / 7 - 26 / 3 / 50],
    [
      'the same, and no growth, where the column in which pairs appear is ten high',
      [...garbage(6, '..O...'), ...stairs],
      3 - 0.25 - 2 - 13 / 50,
    ],
  ])('is %s', (_, cells, expected) => {
    expect(worth(cells)).toBeCloseTo(expected, 9);
  });

  it('is only the chain and its points if it fires', () => {
    expect(worth(['......'], { chains: 1, score: 40 })).toBeCloseTo(1 + 40e-7, 9);
    expect(worth(stairs, { chains: 1, score: 40 })).toBeCloseTo(3 - 0.25 - 26 / 3 / 50 + 40e-7, 9);
  });
});
