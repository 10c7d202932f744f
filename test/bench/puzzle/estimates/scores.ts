/** Models of scores from 1 to 5, as the survey of the thesis asked for them. */
import type { Rating } from '../../../../engine/puzzle/types.ts';
import { ratePrior } from '../../../../engine/puzzle/rating/prior.ts';
import { type BoostRules, boost, predict } from '../../../../engine/puzzle/rating/trees/boost.ts';
import { type Fit, crossPredict } from '../../../../engine/puzzle/rating/folds.ts';
import { type RatedPuzzle, foldsFor } from '../../../../engine/puzzle/rating/likes.ts';
import { type Measures, measure } from './measures.ts';

export interface ScoredPuzzle extends RatedPuzzle {
  score: number;
}

const plain = { loss: 'squared', ridge: 0 } as const;
const oneMove: BoostRules = {
  ...plain,
  rate: 0.001,
  trees: 2000,
  leaves: 2,
  leastRows: 1,
  featureShare: 0.8,
};

/** The thesis's hyper-parameters; it names no number of trees for one move, nor of rows in a leaf for difficulty. */
const rules: Readonly<Record<'one' | 'more', Record<keyof Rating, BoostRules>>> = {
  one: { interest: oneMove, difficulty: oneMove },
  more: {
    interest: { ...plain, rate: 0.125, trees: 1000, leaves: 3, leastRows: 3, featureShare: 0.8 },
    difficulty: { ...plain, rate: 0.15, trees: 1000, leaves: 12, leastRows: 3, featureShare: 0.68 },
  },
};

const fitScores =
  (chosen: BoostRules): Fit<ScoredPuzzle> =>
  (puzzles) => {
    const model = boost(puzzles.map(({ features }) => features), puzzles.map(({ score }) => score), chosen); // prettier-ignore
    return ({ features }) => predict(model, features);
  };

export interface Comparison {
  puzzles: number;
  prior: Measures;
  /** By cross-validation. */
  learned: Measures;
  /** Which lies closer to what was said. */
  better: 'prior' | 'learned';
}

/** How the prior and a learned model fare on scores. All puzzles have one move, or all more; at least ten of them. */
export function compareScores(puzzles: readonly ScoredPuzzle[], what: keyof Rating): Comparison {
  const { moves } = puzzles[0]!;
  const said = puzzles.map(({ score }) => score);
  const guessed = puzzles.map((one) => ratePrior(one.category, one.moves, one.features)[what]);
  const fit = fitScores(rules[moves === 1 ? 'one' : 'more'][what]);
  const prior = measure(said, guessed);
  const learned = measure(said, crossPredict(puzzles, foldsFor(moves), fit));
  return { puzzles: puzzles.length, prior, learned, better: learned.mae < prior.mae ? 'learned' : 'prior' };
}
