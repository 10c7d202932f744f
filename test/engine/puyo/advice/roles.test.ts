import { describe, expect, it } from 'vitest';
import { judgePotential } from '../../../../engine/puyo/evaluate/potential.ts';
import { findOptions } from '../../../../engine/puyo/options.ts';
import { readPosition } from '../../../../engine/puyo/notation/position.ts';
import { pickOffers } from '../../../../engine/puyo/advice/roles.ts';

const cells = ['..O...', '..O...', '..O...', '.GBYYO', '.RGBPO', '.RGBYO', '.RGBPO'];
const { state } = readPosition({ game: 'puyo', cells, pairs: ['RY'] });
const judged = judgePotential(findOptions(state), 'tsu');

describe('offers', () => {
  it('have one of each role where there is room for three, best first', () => {
    const offers = pickOffers(judged, 3);
    expect(offers.map(({ role }) => role).sort()).toEqual(['build', 'fire', 'safe']);
    expect(offers[0]!.judged).toBe(judged[0]);
    const scores = offers.map((offer) => offer.judged.score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('are the best one alone if one is wanted, or all', () => {
    expect(pickOffers(judged, 1).map((offer) => offer.judged)).toEqual(judged.slice(0, 1));
    expect(pickOffers(judged, 99).map((offer) => offer.judged)).toEqual(judged);
  });

  it('offers as fire exactly what fires', () => {
    for (const { judged: one, role } of pickOffers(judged, 99))
      expect(role === 'fire').toBe(one.option.result.chains > 0);
  });
});
