import type { FeatureName } from '../../../engine/puzzle/rating/features.ts';
import {
  type Linear,
  type PriorModel,
  bend,
  evaluateLinear,
} from '../../../engine/puzzle/rating/priorModel.ts';

/** Mean and standard deviation of a rating, from 1 to 5. */
interface Spread {
  mean: number;
  deviation: number;
}

/** The survey's results for the puzzles of one kind. */
export interface Survey {
  interest: Spread;
  difficulty: Spread;
  correlation: number;
}

/** Ten beginners on 42 puzzles of one move, fifteen on 50 of two moves. */
export const surveys: Readonly<Record<'one' | 'more', Survey>> = {
  one: {
    interest: { mean: 2.683, deviation: 0.676 },
    difficulty: { mean: 2.385, deviation: 0.684 },
    correlation: 0.952,
  },
  more: {
    interest: { mean: 2.95, deviation: 0.478 },
    difficulty: { mean: 2.306, deviation: 0.569 },
    correlation: 0.859,
  },
};

type Directions = Readonly<Partial<Record<FeatureName, number>>>;

/**
 * The direction in which each feature moves the difficulty, in standard deviations. The thesis names what mattered:
 * edges on the slot most of all, runs of two, empty cells under the answer, and that T, J and L are harder to
 * picture. An answer in the obvious place is easy. The size of each weight is our own guess.
 */
const difficultyDirections: Directions = {
  edgesOnSlot: 1,
  runsOfTwo: 0.6,
  emptyBelow: 0.5,
  pieceIsTJL: 0.4,
  firstIsTJL: 0.3,
  pieceIsO: -0.2,
  firstIsO: -0.15,
  edgesOnFilled: -0.3,
  edgesShared: 0.2,
};

/** Makes a puzzle more interesting than others of the same difficulty: it involves the slot, or surprises by a hole. */
const tiltDirections: Directions = {
  edgesOnSlot: 1,
  emptyBelow: 0.7,
  allEmptyBelow: 0.2,
  filledBelow: -0.5,
  edgesOnFilled: -0.3,
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function covariance(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  return mean(a.map((value, index) => (value - meanA) * (b[index]! - meanB)));
}

const deviation = (values: readonly number[]): number => Math.sqrt(covariance(values, values));

/** The directions as weights of the features themselves, with mean 0 and deviation 1 over these puzzles. */
function standardised(names: readonly FeatureName[], rows: readonly number[][], along: Directions): Linear {
  const columns = names.map((_, index) => rows.map((row) => row[index]!));
  const weights = names.map((name, index) => (along[name] ?? 0) / (deviation(columns[index]!) || Infinity));
  const sums = rows.map((row) => evaluateLinear({ bias: 0, weights }, row));
  const spread = deviation(sums);
  return { bias: -mean(sums) / spread, weights: weights.map((weight) => weight / spread) };
}

function add(a: Linear, b: Linear, times: number): Linear {
  return {
    bias: a.bias + b.bias * times,
    weights: a.weights.map((weight, index) => weight + b.weights[index]! * times),
  };
}

/** The prior of one class of puzzles: the survey's means, deviations and correlation, over these puzzles' features. */
export function fitPrior(
  names: readonly FeatureName[],
  rows: readonly number[][],
  survey: Survey,
): PriorModel {
  const { interest, difficulty: harder, correlation } = survey;
  const hardness = standardised(names, rows, difficultyDirections);
  const free = standardised(names, rows, tiltDirections);
  const over = (linear: Linear) => rows.map((row) => evaluateLinear(linear, row));
  const tilt = add(free, hardness, -covariance(over(free), over(hardness)));
  const zero: Linear = { bias: harder.mean, weights: names.map(() => 0) };
  const difficulty = add(zero, hardness, harder.deviation);
  const moves = survey === surveys.one ? 1 : 2;
  const bends = over(difficulty).map((value) => -bend(moves, value));
  const tilts = over(tilt);
  const slope = (correlation * interest.deviation * harder.deviation) / covariance(bends, over(difficulty));
  const share = positiveRoot(
    covariance(tilts, tilts),
    2 * slope * covariance(bends, tilts),
    slope ** 2 * covariance(bends, bends) - interest.deviation ** 2,
  );
  const level = interest.mean - slope * mean(bends) - share * mean(tilts);
  return { difficulty, tilt, level, slope, share };
}

/** Of a x² + b x + c; 0 if there is none: then difficulty alone already spreads the interest that far. */
function positiveRoot(a: number, b: number, c: number): number {
  const inside = b ** 2 - 4 * a * c;
  return inside < 0 ? 0 : Math.max(0, (-b + Math.sqrt(inside)) / (2 * a));
}
