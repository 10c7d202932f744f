import { describe, expect, it } from 'vitest';
import type { RatedPuzzle } from '../../../../engine/puzzle/rating/likes.ts';
import { ratePrior } from '../../../../engine/puzzle/rating/prior.ts';
import { drawPuzzles, featureOf } from '../../../engine/puzzle/rating/raters.ts';
import { randomNumbers } from '../../../engine/tetris/randomBoards.ts';
import { correlation, measure } from './measures.ts';
import { compareScores } from './scores.ts';

describe('the measures', () => {
  it('agree with the books', () => {
    const { mae, smape, correlation: none } = measure([1, 2, 4], [2, 2, 2]);
    expect([mae, none]).toEqual([1, 0]);
    expect(smape).toBeCloseTo((100 * (1 / 1.5 + 0 + 2 / 3)) / 3);
    expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1);
    expect(correlation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
  });
});

describe('scores', () => {
  const random = randomNumbers(11);
  const noise = () => 0.3 * (random() + random() + random() - 1.5);
  const odd = (puzzle: RatedPuzzle): number =>
    featureOf(puzzle, 'pieceIsTJL') === 1 ? 4 : 1.5 + Math.min(2, featureOf(puzzle, 'runsOfOne') / 3);

  it('of a rater with a taste of their own are predicted better by what is learned from them', () => {
    const scored = drawPuzzles(2, 150).map((one) => ({ ...one, score: odd(one) + noise() }));
    const { prior, learned, better, puzzles } = compareScores(scored, 'interest');
    expect([better, puzzles]).toEqual(['learned', 150]);
    expect(learned.mae).toBeLessThan(0.35);
    expect(prior.mae).toBeGreaterThan(0.6);
    expect(learned.correlation).toBeGreaterThan(0.85);
    expect(learned.smape).toBeLessThan(prior.smape);
  });

  it('of a rater who agrees with the prior are left to it', () => {
    const scored = drawPuzzles(2, 60).map((one) => ({
      ...one,
      score: ratePrior('tsd', 2, one.features).difficulty + noise(),
    }));
    const { prior, better } = compareScores(scored, 'difficulty');
    expect(better).toBe('prior');
    expect(prior.mae).toBeLessThan(0.2);
    expect(prior.correlation).toBeGreaterThan(0.9);
  });

  it('of one move have their own model', () => {
    const scored = drawPuzzles(1, 120).map((one) => ({ ...one, score: odd(one) }));
    const { learned, prior } = compareScores(scored, 'interest');
    expect(learned.mae).toBeLessThan(prior.mae);
    expect(learned.correlation).toBeGreaterThan(0.8);
  });
});
