import { describe, expect, it } from 'vitest';
import { type Dealer, dealers, esportsPool, pairsOf, tsuPool } from '../../../../engine/puyo/rules/pairs.ts';
import { cases } from '../cases.ts';

const coloursIn = (dealer: Dealer, colours: number, pairs: number): number => {
  const pairAt = pairsOf(dealer, 11, colours);
  const dealt = Array.from({ length: pairs }, (_, turn) => pairAt(turn));
  return new Set(dealt.flatMap(({ axis, child }) => [axis, child])).size;
};

describe('pairs', () => {
  it.each(cases.pools)('deals seed $seed as the games do', ({ seed, pool }) => {
    expect(esportsPool(seed, 4).join('')).toBe(pool);
  });

  it.each([3, 4, 5])('deals every one of %d colours about as often', (colours) => {
    for (const pool of [esportsPool(77, colours), tsuPool(77, colours)])
      for (let colour = 0; colour < colours; colour++) {
        const share = pool.filter((one) => one === colour).length / 256;
        expect(Math.abs(share - 1 / colours)).toBeLessThan(0.03);
      }
  });

  it.each(dealers)('%s: the same seed deals the same pairs, another one others', (dealer) => {
    const deal = (seed: number) => Array.from({ length: 20 }, (_, turn) => pairsOf(dealer, seed, 4)(turn));
    expect(deal(5)).toEqual(deal(5));
    expect(deal(5)).not.toEqual(deal(6));
  });

  it('begins with three colours, and repeats after 128 pairs', () => {
    expect(coloursIn('tsu', 5, 3)).toBeLessThanOrEqual(3);
    expect(coloursIn('esports', 5, 2)).toBeLessThanOrEqual(3);
    expect(coloursIn('esports', 5, 60)).toBe(5);
    const pairAt = pairsOf('esports', 9, 4);
    expect(pairAt(130)).toEqual(pairAt(2));
  });
});
