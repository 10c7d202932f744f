import { describe, expect, it } from 'vitest';
import {
  calibrate,
  damped,
  findOffset,
  findTemperature,
  type Scores,
} from '../../../../build/fit/learning/calibrate.ts';
import {
  answer,
  calibration,
  figuresOf,
  table,
  type Answer,
} from '../../../../build/fit/learning/evaluate.ts';
import {
  chancesOf,
  learn,
  partsOf,
  randomNetwork,
  scoresOf,
  type Network,
} from '../../../../build/fit/learning/ranking.ts';
import { measureFacts, standardise } from '../../../../build/fit/learning/standard.ts';
import { Adam, lossOf, train } from '../../../../build/fit/learning/train.ts';
import type { Group } from '../../../../build/fit/pictures/truth.ts';
import { Chance } from '../../../vision/synthetic/drawing/random.ts';
import { toyGroup } from '../toy.ts';

const shape = { facts: 3, hidden: 6 };
const toys = (seed: number, count: number, noise = 0): Group[] => {
  const chance = new Chance(seed);
  return Array.from({ length: count }, () => toyGroup(chance, noise));
};
const options = { epochs: 60, patience: 20, rate: 0.02, decay: 0.001, seed: 4, report: () => {} };
const fitted = train(
  shape,
  toys(1, 300).map((group) => ({ group, weight: 1 })),
  toys(2, 100),
  options,
);

/** What `scoresOf` computes, written down plainly. */
function plainScore({ facts, hidden, values }: Network, row: readonly number[]): number {
  const { hiddenBias, output, linear, bias } = partsOf({ facts, hidden });
  let total = values[bias]!;
  row.forEach((value, i) => (total += value * values[linear + i]!));
  for (let unit = 0; unit < hidden; unit += 1) {
    const sum = row.reduce(
      (part, value, i) => part + value * values[i * hidden + unit]!,
      values[hiddenBias + unit]!,
    );
    total += values[output + unit]! * Math.tanh(sum);
  }
  return total;
}

describe('the network', () => {
  it('scores as its formula does, computed plainly', () => {
    const network = randomNetwork(shape, new Chance(5));
    const group = toys(6, 1)[0]!;
    const rows = Array.from(group.right, (_, i) => [...group.facts.slice(i * 3, i * 3 + 3)]);
    const scores = scoresOf(network, group);
    rows.forEach((row, i) => expect(scores[i]).toBeCloseTo(plainScore(network, row), 9));
  });

  it('has gradients that agree with small changes', () => {
    const network = randomNetwork(shape, new Chance(7));
    for (const group of toys(8, 4)) {
      const slopes = new Float64Array(network.values.length);
      learn(network, group, 1, slopes);
      network.values.forEach((value, i) => {
        const loss = (at: number): number => {
          const values = network.values.with(i, at);
          return learn({ ...network, values }, group, 1, new Float64Array(values.length));
        };
        expect(slopes[i]).toBeCloseTo((loss(value + 1e-5) - loss(value - 1e-5)) / 2e-5, 5);
      });
    }
  });

  it('gives chances that leave a share for no board', () => {
    const chances = chancesOf(Float64Array.from([0, 0, -50]));
    expect([...chances].map((chance) => Number(chance.toFixed(6)))).toEqual([0.333333, 0.333333, 0]);
  });
});

describe('training', () => {
  it('learns a rule that no weighted sum of the facts can express', () => {
    const unseen = toys(3, 200);
    const right = unseen.filter((group) => {
      const { found, misled, board } = answer(scoresOf(fitted, group), group);
      return board ? found : !misled;
    });
    expect(right.length / unseen.length).toBeGreaterThan(0.95);
  });

  it('gives the same numbers when repeated', () => {
    const again = train(
      shape,
      toys(1, 300).map((group) => ({ group, weight: 1 })),
      toys(2, 100),
      options,
    );
    expect(again.values).toEqual(fitted.values);
  });

  it('finds the lowest point of a quadratic function', () => {
    const values = Float64Array.from([5, -3]);
    const adam = new Adam(2);
    for (let i = 0; i < 2000; i += 1)
      adam.step(values, Float64Array.from([2 * (values[0]! - 1), 20 * (values[1]! - 2)]), 0.02);
    expect(values[0]).toBeCloseTo(1, 3);
    expect(values[1]).toBeCloseTo(2, 3);
  });
});

describe('standardised facts', () => {
  it('have mean 0 and deviation 1, and limit outliers', () => {
    const groups = toys(9, 500);
    const scale = measureFacts(groups, 3);
    const again = measureFacts(
      groups.map((group) => standardise(group, scale)),
      3,
    );
    for (const mean of again.mean) expect(mean).toBeCloseTo(0, 2);
    for (const deviation of again.scale) expect(deviation).toBeCloseTo(1, 1);
    const far = { ...groups[0]!, facts: groups[0]!.facts.map(() => 1e6) };
    expect(Math.max(...standardise(far, scale).facts)).toBe(5);
  });
});

const scoresIn = (network: Network, groups: readonly Group[]): Scores =>
  groups.map((group) => scoresOf(network, group));
const answersOf = (network: Network, groups: readonly Group[]): Answer[] =>
  groups.map((group) => answer(scoresOf(network, group), group));

describe('calibration', () => {
  it('damps an overconfident network, and finds the same boards afterwards', () => {
    const loud = damped(fitted, { temperature: 0.2, offset: 0 });
    const held = toys(11, 300, 0.3);
    const temperature = findTemperature(scoresIn(loud, held), held);
    expect(temperature).toBeGreaterThan(1);
    const quiet = damped(loud, { temperature, offset: 0 });
    expect(lossOf(quiet, held)).toBeLessThanOrEqual(lossOf(loud, held));
    const places = (network: Network): boolean[] => answersOf(network, held).map(({ found }) => found);
    expect(places(quiet)).toEqual(places(loud));
  });

  it('lowers scores that are too high against "no board"', () => {
    const held = toys(11, 300, 0.3);
    const values = fitted.values.slice();
    values[partsOf(fitted).bias]! += 3;
    const high = { ...fitted, values };
    const low = damped(high, { temperature: 1, offset: findOffset(scoresIn(high, held), held) });
    expect(lossOf(low, held)).toBeLessThan(lossOf(high, held));
    const seen = (network: Network): number => figuresOf(answersOf(network, held)).seen;
    expect(seen(low)).toBeLessThan(seen(high));
  });

  it('leaves fewer than two sure answers that are wrong', () => {
    const loud = damped(fitted, { temperature: 0.6, offset: 0 });
    const held = toys(13, 300, 0.1);
    const rash = (network: Network): number => figuresOf(answersOf(network, held)).sureWrong;
    expect(rash(loud)).toBeGreaterThan(10);
    expect(rash(damped(loud, calibrate(scoresIn(loud, held), held)))).toBeLessThan(2);
  });

  it('counts boards that were found, and answers where no board is', () => {
    const [group] = toys(12, 20).filter(({ board }) => board) as [Group];
    const place = group.right.indexOf(1);
    const all = [
      answer(scoresOf(fitted, group), group),
      answer(scoresOf(fitted, group), { ...group, right: group.right.map(() => 0), board: false }),
    ];
    expect(place).toBeGreaterThanOrEqual(0);
    expect(figuresOf(all)).toMatchObject({ boards: 1, proposed: 1, found: 1, empty: 1, seen: 1 });
    expect(table(all)).toHaveLength(1);
    expect(calibration(all).join('\n')).toContain('right  50.0 %');
  });
});
