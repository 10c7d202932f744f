import { describe, expect, it } from 'vitest';
import { randomNetwork, scoresOf } from '../../../build/fit/ranking.ts';
import { measureFacts, standardise } from '../../../build/fit/standard.ts';
import { networkOf, sourceOf, weightsOf } from '../../../build/fit/weightsFile.ts';
import { Chance } from '../../vision/synthetic/random.ts';
import { toyGroup } from './toy.ts';

const chance = new Chance(21);
const groups = Array.from({ length: 40 }, () => toyGroup(chance));
const scale = measureFacts(groups, 3);
const network = randomNetwork({ facts: 3, hidden: 4 }, chance);

describe('weights', () => {
  it('give nearly the same scores after rounding', () => {
    const again = networkOf(weightsOf(network, scale));
    for (const group of groups) {
      const ready = standardise(group, scale);
      const scores = scoresOf(again, ready);
      scoresOf(network, ready).forEach((score, i) => expect(scores[i]).toBeCloseTo(score, 2));
    }
  });

  it('are read back from the text of the file', () => {
    const weights = weightsOf(network, scale);
    const source = sourceOf(weights, ['one', 'two', 'three'], 'Fitted to toys.');
    expect(source).toContain('one, two, three');
    expect(source).toContain('Fitted to toys.');
    const body = source
      .slice(source.indexOf('= {') + 2, source.lastIndexOf(';'))
      .replace(/\/\*\*.*?\*\//g, '');
    const read = JSON.parse(body.replace(/(\w+):/g, '"$1":').replace(/,\s*}/, '}')) as unknown;
    expect(read).toEqual(weights);
  });
});
