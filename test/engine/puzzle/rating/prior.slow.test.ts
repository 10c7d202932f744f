import { describe, expect, it } from 'vitest';
import { covariance, type Survey, surveys } from '../../../../build/fit/puzzles/prior.ts';
import { draftFrom } from '../../../../engine/puzzle/generating/reverse.ts';
import { featuresOfSolved } from '../../../../engine/puzzle/puzzle.ts';
import { featureNames } from '../../../../engine/puzzle/rating/features.ts';
import { ratePrior } from '../../../../engine/puzzle/rating/prior.ts';
import { peakDifficulty } from '../../../../engine/puzzle/rating/priorModel.ts';
import type { Rating } from '../../../../engine/puzzle/types.ts';

/** Features of other puzzles than those that the prior was fitted over. */
function drawFeatures(moves: number, count: number): number[][] {
  const rows: number[][] = [];
  for (let seed = 100_000; rows.length < count; seed++) {
    const draft = draftFrom(seed, { category: 'tsd', moves, slides: false });
    if (draft) rows.push(featuresOfSolved({ ...draft, kind: 'tsd', category: 'tsd', answer: draft.placed }));
  }
  return rows;
}

const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: number[]): number => Math.sqrt(covariance(values, values));

/** The rating after one feature was raised. */
function raised(rows: number[][], moves: number, name: string): Rating[] {
  const at = featureNames(moves).findIndex((one) => one === name);
  return rows.map((row) => ratePrior('tsd', moves, row.with(at, row[at]! + 1)));
}

describe.each([
  [1, surveys.one],
  [2, surveys.more],
] as [number, Survey][])('the prior over puzzles of %i moves', (moves, survey) => {
  const rows = drawFeatures(moves, 600);
  const rated = rows.map((row) => ratePrior('tsd', moves, row));
  const interest = rated.map((one) => one.interest);
  const difficulty = rated.map((one) => one.difficulty);

  it("has the survey's means, spreads and correlation", () => {
    const spreads = [deviation(interest), deviation(difficulty)];
    const correlation = covariance(interest, difficulty) / spreads[0]! / spreads[1]!;
    expect(Math.abs(mean(interest) - survey.interest.mean)).toBeLessThan(0.12);
    expect(Math.abs(mean(difficulty) - survey.difficulty.mean)).toBeLessThan(0.12);
    expect(Math.abs(spreads[0]! - survey.interest.deviation)).toBeLessThan(0.12);
    expect(Math.abs(spreads[1]! - survey.difficulty.deviation)).toBeLessThan(0.12);
    expect(Math.abs(correlation - survey.correlation)).toBeLessThan(0.08);
  });

  it('goes the ways that the thesis reports', () => {
    const harder = (name: string) => mean(raised(rows, moves, name).map((one) => one.difficulty));
    for (const name of ['edgesOnSlot', 'runsOfTwo', 'emptyBelow', 'pieceIsTJL'])
      expect(harder(name)).toBeGreaterThan(mean(difficulty));
    const more = (name: string) => mean(raised(rows, moves, name).map((one) => one.interest));
    for (const name of ['edgesOnSlot', 'emptyBelow']) expect(more(name)).toBeGreaterThan(mean(interest));
    expect(more('filledBelow')).toBeLessThan(mean(interest));
  });
});

describe('the prior of two moves', () => {
  it('finds those near a difficulty of 3.2 the most interesting', () => {
    const rated = drawFeatures(2, 1500).map((row) => ratePrior('tsd', 2, row));
    const around = (centre: number): number =>
      mean(rated.filter(({ difficulty }) => Math.abs(difficulty - centre) < 0.35).map((one) => one.interest));
    expect(around(peakDifficulty)).toBeGreaterThan(around(peakDifficulty - 0.8));
    expect(around(peakDifficulty)).toBeGreaterThan(around(peakDifficulty + 0.8));
  });
});
