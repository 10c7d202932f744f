import { describe, expect, it } from 'vitest';
import { merged } from '../../../../build/fit/learning/merge.ts';
import { randomNetwork, scoresOf } from '../../../../build/fit/learning/ranking.ts';
import { Chance } from '../../../vision/synthetic/drawing/random.ts';

describe('a merged network', () => {
  it('scores like the mean of its parts', () => {
    const chance = new Chance(4);
    const networks = [1, 2, 3].map((seed) => randomNetwork({ facts: 5, hidden: 4 }, new Chance(seed)));
    for (const { values } of networks) for (let i = 0; i < values.length; i += 1) values[i]! += chance.next();
    const group = {
      grids: [],
      facts: Float32Array.from({ length: 35 }, () => chance.between(-2, 2)),
      right: new Uint8Array(7),
      board: true,
      source: '',
    };
    const each = networks.map((network) => scoresOf(network, group));
    const one = scoresOf(merged(networks), group);
    one.forEach((score, i) => expect(score).toBeCloseTo((each[0]![i]! + each[1]![i]! + each[2]![i]!) / 3, 8));
  });
});
