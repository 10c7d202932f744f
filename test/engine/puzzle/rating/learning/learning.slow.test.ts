import { describe, expect, it } from 'vitest';
import { crossPredict } from '../../../../../engine/puzzle/rating/learning/folds.ts';
import {
  type LikedPuzzle,
  interestBy,
  learnTaste,
} from '../../../../../engine/puzzle/rating/learning/likes.ts';
import { correlation, logLoss, measure } from '../../../../../engine/puzzle/rating/learning/measures.ts';
import { type RatedPuzzle, compareScores } from '../../../../../engine/puzzle/rating/learning/scores.ts';
import { ratePrior } from '../../../../../engine/puzzle/rating/prior.ts';
import { randomNumbers } from '../../../tetris/randomBoards.ts';
import { drawPuzzles, featureOf } from '../raters.ts';

describe('the measures', () => {
  it('are those of the books', () => {
    const { mae, smape, correlation: none } = measure([1, 2, 4], [2, 2, 2]);
    expect([mae, none]).toEqual([1, 0]);
    expect(smape).toBeCloseTo((100 * (1 / 1.5 + 0 + 2 / 3)) / 3);
    expect(correlation([1, 2, 3], [2, 4, 6])).toBeCloseTo(1);
    expect(correlation([1, 2, 3], [3, 2, 1])).toBeCloseTo(-1);
    expect(logLoss([1, 0], [0.5, 0.5])).toBeCloseTo(Math.log(2));
    expect(logLoss([1], [0])).toBeLessThan(20);
  });
});

describe('cross-validation', () => {
  it('asks only those who have not seen the entry, each fold once', () => {
    const entries = Array.from({ length: 23 }, (_, entry) => entry);
    const sizes: number[] = [];
    const estimates = crossPredict(entries, 5, (seen) => {
      sizes.push(seen.length);
      return (entry) => Number(seen.includes(entry));
    });
    expect(estimates).toEqual(entries.map(() => 0));
    expect(sizes.toSorted()).toEqual([18, 18, 18, 19, 19]);
  });
});

/** Two raters with tastes that are known. */
const ownWay = (puzzle: RatedPuzzle): boolean =>
  (featureOf(puzzle, 'pieceIsTJL') === 1) !== featureOf(puzzle, 'runsOfOne') > 3;
const asThePrior = ({ category, moves, features }: RatedPuzzle): boolean =>
  ratePrior(category, moves, features).interest > 3;

function rate(puzzles: RatedPuzzle[], taste: (puzzle: RatedPuzzle) => boolean, slips = 0.08): LikedPuzzle[] {
  const random = randomNumbers(7);
  return puzzles.map((puzzle) => ({ ...puzzle, like: taste(puzzle) !== random() < slips }));
}

describe('a taste that is learned', () => {
  const puzzles = drawPuzzles(2, 250);
  const fresh = drawPuzzles(2, 250, 50_000);

  it('is used where it tells the likes better than the prior, and finds what else is liked', () => {
    const taste = learnTaste(rate(puzzles, ownWay));
    expect(taste.model).not.toBeNull();
    expect(taste.losses!.learned).toBeLessThan(0.8 * taste.losses!.prior);
    const liked = fresh.map((one) => Number(ownWay(one)));
    expect(correlation(liked, fresh.map((one) => interestBy(taste, one)))).toBeGreaterThan(0.8); // prettier-ignore
    expect(Math.abs(correlation(liked, fresh.map((one) => interestBy({ model: null, losses: null }, one))))).toBeLessThan(0.4); // prettier-ignore
  });

  it('gives way to the prior where the player likes what the prior expects', () => {
    const taste = learnTaste(rate(puzzles.slice(0, 120), asThePrior));
    expect(taste.losses!.prior).toBeLessThanOrEqual(taste.losses!.learned);
    expect(taste.model).toBeNull();
    const [first] = fresh;
    expect(interestBy(taste, first!)).toBe(ratePrior('tsd', 2, first!.features).interest);
  });

  it('is not asked for with few likes, or with nothing but likes', () => {
    expect(learnTaste(rate(puzzles.slice(0, 20), ownWay))).toEqual({ model: null, losses: null });
    expect(learnTaste(rate(puzzles, () => true, 0)).model).toBeNull();
    expect(learnTaste([])).toEqual({ model: null, losses: null });
  });

  it('is the same for the same likes', () => {
    const likes = rate(puzzles, ownWay);
    expect(learnTaste(likes)).toEqual(learnTaste(likes));
  });
});

describe('scores', () => {
  const random = randomNumbers(11);
  const noise = () => 0.3 * (random() + random() + random() - 1.5);
  const odd = (puzzle: RatedPuzzle): number =>
    featureOf(puzzle, 'pieceIsTJL') === 1 ? 4 : 1.5 + Math.min(2, featureOf(puzzle, 'runsOfOne') / 3);

  it('of a rater with a taste of his own are told better by what is learned from them', () => {
    const scored = drawPuzzles(2, 150).map((one) => ({ ...one, score: odd(one) + noise() }));
    const { prior, learned, better, puzzles } = compareScores(scored, 'interest');
    expect([better, puzzles]).toEqual(['learned', 150]);
    expect(learned.mae).toBeLessThan(0.35);
    expect(prior.mae).toBeGreaterThan(0.6);
    expect(learned.correlation).toBeGreaterThan(0.85);
    expect(learned.smape).toBeLessThan(prior.smape);
  });

  it('of a rater of whom the prior is true are left to it', () => {
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
