import { describe, expect, it } from 'vitest';
import { type BoostRules, boost, predict } from '../../../../../engine/puzzle/rating/trees/boost.ts';
import { binOf, makeBins } from '../../../../../engine/puzzle/rating/trees/histogram.ts';
import { type Tree, evaluateTree, growTree } from '../../../../../engine/puzzle/rating/trees/tree.ts';
import { randomNumbers } from '../../../tetris/randomBoards.ts';

const rules: BoostRules = {
  loss: 'squared',
  rate: 0.1,
  trees: 100,
  leaves: 4,
  leastRows: 3,
  featureShare: 1,
  ridge: 0,
};

function drawRows(count: number, features: number, seed: number): number[][] {
  const random = randomNumbers(seed);
  return Array.from({ length: count }, () =>
    Array.from({ length: features }, () => Math.floor(random() * 6)),
  );
}

const bowl = ([a, b]: number[]): number => (a! - 2.5) ** 2 + (b! > 2 ? 3 : 0);
const errorOf = (guess: (row: number[]) => number, rows: number[][]): number =>
  rows.reduce((sum, row) => sum + Math.abs(guess(row) - bowl(row)), 0) / rows.length;

describe('bins', () => {
  it('split values at the middles between them', () => {
    const { edges, codes } = makeBins([[1], [3], [3], [8]]);
    expect(edges).toEqual([[2, 5.5]]);
    expect([...codes[0]!]).toEqual([0, 1, 1, 2]);
    expect([0, 2, 2.1, 9].map((value) => binOf(edges[0]!, value))).toEqual([0, 0, 1, 2]);
  });

  it('are no more than 64, with about as many rows in each', () => {
    const { edges, codes } = makeBins(Array.from({ length: 1000 }, (_, value) => [value]));
    expect(edges[0]!.length).toBeLessThan(64);
    const counts = new Map<number, number>();
    for (const code of codes[0]!) counts.set(code, (counts.get(code) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBeLessThanOrEqual(32);
  });
});

/** Tries every threshold of every feature. */
function plainSplit(rows: number[][], targets: number[]): { feature: number; threshold: number } {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const loss = (values: number[]) => values.reduce((sum, value) => sum + (value - mean(values)) ** 2, 0);
  let best = { feature: -1, threshold: 0, loss: Infinity };
  for (const feature of rows[0]!.keys())
    for (let threshold = 0.5; threshold < 5; threshold++) {
      const left = targets.filter((_, row) => rows[row]![feature]! <= threshold);
      const right = targets.filter((_, row) => rows[row]![feature]! > threshold);
      if (left.length < 3 || right.length < 3) continue;
      if (loss(left) + loss(right) < best.loss - 1e-9)
        best = { feature, threshold, loss: loss(left) + loss(right) };
    }
  return best;
}

describe('a tree', () => {
  it('splits where trying everything finds the least loss', () => {
    for (let seed = 1; seed < 20; seed++) {
      const rows = drawRows(60, 3, seed);
      const random = randomNumbers(seed + 100);
      const targets = rows.map((row) => bowl(row) + random());
      const slopes = {
        gradient: Float64Array.from(targets, (target) => -target),
        hessian: new Float64Array(rows.length).fill(1),
      };
      const all = Int32Array.from(rows.keys());
      const tree = growTree(makeBins(rows), all, slopes, [0, 1, 2], { ...rules, leaves: 2 });
      const { feature, threshold } = plainSplit(rows, targets);
      expect(tree).toMatchObject({ feature, threshold });
    }
  });

  it('answers the mean of its leaves', () => {
    const tree: Tree = { feature: 1, threshold: 2, atMost: 7, above: 9 };
    expect(evaluateTree(tree, [0, 2])).toBe(7);
    expect(evaluateTree(tree, [0, 3])).toBe(9);
  });
});

describe('boosted trees', () => {
  const rows = drawRows(400, 5, 1);
  const fresh = drawRows(400, 5, 2);

  it('learn what is no sum of straight lines, and predict rows that they never saw', () => {
    const model = boost(rows, rows.map(bowl), rules);
    expect(errorOf((row) => predict(model, row), fresh)).toBeLessThan(0.2);
    expect(errorOf(() => model.base, fresh)).toBeGreaterThan(1.5);
  });

  it('learn chances under the logistic loss', () => {
    const random = randomNumbers(9);
    const chance = ([a]: number[]): number => (a! > 2 ? 0.9 : 0.2);
    const targets = rows.map((row) => Number(random() < chance(row)));
    const model = boost(rows, targets, { ...rules, loss: 'logistic', rate: 0.05, ridge: 1 });
    const error = fresh.reduce((sum, row) => sum + Math.abs(predict(model, row) - chance(row)), 0) / 400;
    expect(error).toBeLessThan(0.12);
    expect(fresh.every((row) => predict(model, row) > 0 && predict(model, row) < 1)).toBe(true);
  });

  it('are the same for the same seed, also after a round trip through JSON', () => {
    const targets = rows.map(bowl);
    const part = { ...rules, trees: 20, featureShare: 0.4 };
    expect(boost(rows, targets, part, 3)).toEqual(boost(rows, targets, part, 3));
    expect(boost(rows, targets, part, 3)).not.toEqual(boost(rows, targets, part, 4));
    const kept = JSON.parse(JSON.stringify(boost(rows, targets, part))) as ReturnType<typeof boost>;
    expect(predict(kept, fresh[0]!)).toBe(predict(boost(rows, targets, part), fresh[0]!));
  });

  it('stay at the mean where nothing can be distinguished', () => {
    const model = boost([[1], [1], [1], [1]], [1, 2, 3, 4], rules);
    expect(predict(model, [1])).toBeCloseTo(2.5);
    const sure = boost([[1], [2]], [1, 1], { ...rules, loss: 'logistic' });
    expect(predict(sure, [1])).toBeGreaterThan(0.98);
  });
});
