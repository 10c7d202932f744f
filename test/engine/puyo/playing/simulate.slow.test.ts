import { describe, expect, it } from 'vitest';
import { playMatch } from '../../../../engine/puyo/playing/match.ts';
import { type Simulation, followHints, simulate } from '../../../../engine/puyo/playing/simulate.ts';

const tsu: Simulation = {
  rules: 'tsu',
  dealer: 'esports',
  colours: 4,
  previews: 2,
  pairs: 60,
  seed: 4,
  endless: false,
};
const thesis: Simulation = {
  ...tsu,
  rules: 'thesis',
  dealer: 'uniform',
  colours: 5,
  pairs: 50,
  endless: true,
};

describe('simulated games', () => {
  it('end with the main chain, and are the same for the same seed', () => {
    const [first, second] = [1, 2].map(() => simulate(tsu, followHints({ evaluator: 'okiba', nodes: 1000 })));
    expect(first).toEqual(second);
    expect(first!.end).toBe('mainChain');
    expect(first!.longest).toBeGreaterThanOrEqual(6);
    expect(first!.chains.at(-1)).toBe(first!.longest);
  });

  it('go on to the cap in the rules of the thesis', () => {
    const { end, pairs, misfires } = simulate(thesis, followHints({ evaluator: 'okiba', nodes: 500 }));
    expect([end, pairs, misfires]).toEqual(['cap', 50, 0]);
  });

  it('are lost soon with random placements, with short chains', () => {
    const records = Array.from({ length: 30 }, (_, seed) => simulate({ ...thesis, seed }, () => null));
    const mean = records.reduce((sum, { longest }) => sum + longest, 0) / records.length;
    expect(mean).toBeGreaterThan(0.9);
    expect(mean).toBeLessThan(1.6);
    expect(records.some(({ end }) => end === 'lost')).toBe(true);
  });
});

describe('matches', () => {
  it('are won by the one who builds, with the garbage that is sent', () => {
    const match = { dealer: 'esports', colours: 4, previews: 2, seed: 3, pairs: 60 } as const;
    const record = playMatch(match, [followHints({ evaluator: 'okiba', nodes: 400 }), () => null]);
    expect(record.winner).toBe(0);
    expect(record.sides[0].longest).toBeGreaterThan(record.sides[1].longest);
  });
});
