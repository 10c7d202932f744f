import { describe, expect, it } from 'vitest';
import { covariance, fitPrior, surveys } from '../../../../build/fit/puzzles/prior.ts';
import { featureNames } from '../../../../engine/puzzle/rating/features.ts';
import { rateBy } from '../../../../engine/puzzle/rating/priorModel.ts';
import { randomNumbers } from '../../../engine/tetris/randomBoards.ts';

describe('the fitted prior', () => {
  it.each([
    ['one', 1],
    ['more', 2],
  ] as const)('reproduces the figures of the survey: %s', (kind, moves) => {
    const random = randomNumbers(3);
    const names = featureNames(moves);
    const rows = Array.from({ length: 500 }, () => names.map(() => Math.floor(random() * 4)));
    const model = fitPrior(names, rows, surveys[kind]);
    const rated = rows.map((row) => rateBy(model, moves, row));
    const [interest, difficulty] = [rated.map((one) => one.interest), rated.map((one) => one.difficulty)];
    const deviation = (values: number[]) => Math.sqrt(covariance(values, values));
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const survey = surveys[kind];
    expect(mean(interest)).toBeCloseTo(survey.interest.mean, 1);
    expect(mean(difficulty)).toBeCloseTo(survey.difficulty.mean, 1);
    expect(deviation(interest)).toBeCloseTo(survey.interest.deviation, 1);
    expect(deviation(difficulty)).toBeCloseTo(survey.difficulty.deviation, 1);
    expect(covariance(interest, difficulty) / deviation(interest) / deviation(difficulty)).toBeCloseTo(
      survey.correlation,
      1,
    );
  });
});
