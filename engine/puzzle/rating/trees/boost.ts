import { randomStream } from '../../../tetris/random.ts';
import { makeBins } from './histogram.ts';
import { type Slopes, type Tree, type TreeRules, evaluateTree, growTree } from './tree.ts';

/** squared: for numbers. logistic: for targets of 0 and 1; the sum of the trees is then the log odds. */
type Loss = 'squared' | 'logistic';

export interface BoostRules extends TreeRules {
  loss: Loss;
  trees: number;
  /** How much of each tree is taken. */
  rate: number;
  /** Share of the features that each tree may look at. */
  featureShare: number;
}

/** Plain data, so that it can be kept as JSON. */
export interface Boosted {
  loss: Loss;
  base: number;
  rate: number;
  trees: Tree[];
}

export const logistic = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** A number, or a probability under the logistic loss. */
export function predict({ loss, base, rate, trees }: Boosted, row: readonly number[]): number {
  const sum = trees.reduce<number>((total, tree) => total + rate * evaluateTree(tree, row), base);
  return loss === 'logistic' ? logistic(sum) : sum;
}

/** Odds of targets that are all alike would be without end. */
const surest = 0.01;

function baseOf(targets: readonly number[], loss: Loss): number {
  const mean = targets.reduce((sum, target) => sum + target, 0) / targets.length;
  if (loss === 'squared') return mean;
  const share = Math.min(1 - surest, Math.max(surest, mean));
  return Math.log(share / (1 - share));
}

function readSlopes(loss: Loss, sums: Float64Array, targets: readonly number[], into: Slopes): void {
  for (let row = 0; row < sums.length; row++) {
    const guess = loss === 'logistic' ? logistic(sums[row]!) : sums[row]!;
    into.gradient[row] = guess - targets[row]!;
    into.hessian[row] = loss === 'logistic' ? Math.max(guess * (1 - guess), 1e-6) : 1;
  }
}

function drawFeatures(count: number, share: number, random: () => number): number[] {
  const left = Array.from({ length: count }, (_, feature) => feature);
  const wanted = Math.max(1, Math.round(count * share));
  while (left.length > wanted) left.splice(Math.floor(random() * left.length), 1);
  return left;
}

/**
 * Gradient-boosted trees over rows of numbers. The same seed makes the same model. `rows` must not be empty, nor
 * `targets` be other than one for each.
 */
export function boost(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  rules: BoostRules,
  seed = 1,
): Boosted {
  const random = randomStream(seed);
  const bins = makeBins(rows);
  const base = baseOf(targets, rules.loss);
  const sums = new Float64Array(rows.length).fill(base);
  const slopes = { gradient: new Float64Array(rows.length), hessian: new Float64Array(rows.length) };
  const all = Int32Array.from(rows.keys());
  const trees: Tree[] = [];
  while (trees.length < rules.trees) {
    readSlopes(rules.loss, sums, targets, slopes);
    const features = drawFeatures(bins.codes.length, rules.featureShare, random);
    const tree = growTree(bins, all, slopes, features, rules);
    trees.push(tree);
    for (const [row, values] of rows.entries()) sums[row]! += rules.rate * evaluateTree(tree, values);
  }
  return { loss: rules.loss, base, rate: rules.rate, trees };
}
