/** One player's taste, learned from "that was good" and "so-so". */
import type { Category } from '../types.ts';
import { type Fit, crossPredict } from './folds.ts';
import { ratePrior } from './prior.ts';
import { type Boosted, type BoostRules, boost, logistic, predict } from './trees/boost.ts';

/** What is known of a puzzle that somebody rated. */
export interface RatedPuzzle {
  category: Category;
  moves: number;
  features: readonly number[];
}

export interface LikedPuzzle extends RatedPuzzle {
  like: boolean;
}

/** What somebody said of a puzzle: any of the three may have been said. */
export interface SaidOf {
  puzzle: RatedPuzzle;
  interest?: number;
  difficulty?: number;
  like?: boolean;
}

/** Fewer say nothing about a taste; so many of each kind are asked for. */
const leastOfEach = 15;

const rules: BoostRules = {
  loss: 'logistic',
  rate: 0.05,
  trees: 150,
  leaves: 4,
  leastRows: 5,
  featureShare: 0.8,
  ridge: 1,
};

const targetOf = ({ like }: LikedPuzzle): number => Number(like);

function train(puzzles: readonly LikedPuzzle[]): Boosted {
  return boost(puzzles.map(({ features }) => features), puzzles.map(targetOf), rules); // prettier-ignore
}

const fitTrees: Fit<LikedPuzzle> = (puzzles) => {
  const model = train(puzzles);
  return ({ features }) => predict(model, features);
};

const interestOf = ({ category, moves, features }: RatedPuzzle): number =>
  ratePrior(category, moves, features).interest;

const steps = 25;
const ridge = 0.01;

/** The prior as a chance of being liked: log odds that are linear in its interest, fitted by Newton's method. */
const fitPriorOdds: Fit<LikedPuzzle> = (puzzles) => {
  const centre = 3;
  const points = puzzles.map((one) => ({ x: interestOf(one) - centre, y: targetOf(one) }));
  let [a, b] = [0, 0];
  for (let step = 0; step < steps; step++) {
    let [ga, gb, haa, hab, hbb] = [ridge * a, ridge * b, ridge, 0, ridge];
    for (const { x, y } of points) {
      const chance = logistic(a + b * x);
      const weight = chance * (1 - chance);
      ga += chance - y;
      gb += (chance - y) * x;
      haa += weight;
      hab += weight * x;
      hbb += weight * x * x;
    }
    const determinant = haa * hbb - hab * hab;
    a -= (ga * hbb - gb * hab) / determinant;
    b -= (gb * haa - ga * hab) / determinant;
  }
  return (one) => logistic(a + b * (interestOf(one) - centre));
};

/** As in the thesis: three for one move, ten for more. */
export const foldsFor = (moves: number): number => (moves === 1 ? 3 : 10);

/** Mean of -log of the probability that was given to what came; `said` are 0 or 1. */
export function logLoss(said: readonly number[], probabilities: readonly number[]): number {
  const least = 1e-6;
  const losses = said.map((value, index) => {
    const chance = value === 1 ? probabilities[index]! : 1 - probabilities[index]!;
    return -Math.log(Math.max(least, chance));
  });
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

export interface Taste {
  /** null: the prior is kept, as there are too few likes or it predicts them no worse. */
  model: Boosted | null;
  /** Log loss by cross-validation of both; null where there are too few. The prior is scaled to the same likes. */
  losses: { prior: number; learned: number } | null;
}

/** Learns from puzzles that are all of one move or all longer; the same likes make the same taste. */
export function learnTaste(puzzles: readonly LikedPuzzle[]): Taste {
  const liked = puzzles.filter(({ like }) => like).length;
  if (Math.min(liked, puzzles.length - liked) < leastOfEach) return { model: null, losses: null };
  const folds = foldsFor(puzzles[0]!.moves);
  const said = puzzles.map(targetOf);
  const losses = {
    prior: logLoss(said, crossPredict(puzzles, folds, fitPriorOdds)),
    learned: logLoss(said, crossPredict(puzzles, folds, fitTrees)),
  };
  return { model: losses.learned < losses.prior ? train(puzzles) : null, losses };
}

/** Interest from 1 to 5: the learned chance of being liked laid on that scale, or the prior's estimate. */
export function interestBy({ model }: Taste, puzzle: RatedPuzzle): number {
  return model ? 1 + 4 * predict(model, puzzle.features) : interestOf(puzzle);
}

export function likesAmong(said: readonly SaidOf[]): LikedPuzzle[] {
  return said.flatMap(({ puzzle, like }) => (like === undefined ? [] : [{ ...puzzle, like }]));
}

/** The taste that all that was said of puzzles with as many features teaches. */
export function tasteFor({ moves }: RatedPuzzle, said: readonly SaidOf[]): Taste {
  return learnTaste(likesAmong(said.filter(({ puzzle }) => (puzzle.moves === 1) === (moves === 1))));
}
