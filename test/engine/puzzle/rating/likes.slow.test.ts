import { describe, expect, it } from 'vitest';
import {
  type LikedPuzzle,
  type RatedPuzzle,
  interestBy,
  learnTaste,
  logLoss,
} from '../../../../engine/puzzle/rating/likes.ts';
import { ratePrior } from '../../../../engine/puzzle/rating/prior.ts';
import { correlation } from '../../../bench/puzzle/estimates/measures.ts';
import { randomNumbers } from '../../tetris/randomBoards.ts';
import { drawPuzzles, featureOf } from './raters.ts';

it('counts a chance of a half as the logarithm of two, and an impossible one as much more', () => {
  expect(logLoss([1, 0], [0.5, 0.5])).toBeCloseTo(Math.log(2));
  expect(logLoss([1], [0])).toBeLessThan(20);
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

  it('is used where it predicts the likes better than the prior, and finds what else is liked', () => {
    const taste = learnTaste(rate(puzzles, ownWay));
    expect(taste.model).not.toBeNull();
    expect(taste.losses!.learned).toBeLessThan(0.8 * taste.losses!.prior);
    const liked = fresh.map((one) => Number(ownWay(one)));
    expect(correlation(liked, fresh.map((one) => interestBy(taste, one)))).toBeGreaterThan(0.8); // prettier-ignore
    expect(Math.abs(correlation(liked, fresh.map((one) => interestBy({ model: null, losses: null }, one))))).toBeLessThan(0.4); // prettier-ignore
  });

  it('gives way to the prior if the player likes what the prior expects', () => {
    const taste = learnTaste(rate(puzzles.slice(0, 120), asThePrior));
    expect(taste.losses!.prior).toBeLessThanOrEqual(taste.losses!.learned);
    expect(taste.model).toBeNull();
    const [first] = fresh;
    expect(interestBy(taste, first!)).toBe(ratePrior('tsd', 2, first!.features).interest);
  });

  it('is not learned from few likes, or from nothing but likes', () => {
    expect(learnTaste(rate(puzzles.slice(0, 20), ownWay))).toEqual({ model: null, losses: null });
    expect(learnTaste(rate(puzzles, () => true, 0)).model).toBeNull();
    expect(learnTaste([])).toEqual({ model: null, losses: null });
  });

  it('is the same for the same likes', () => {
    const likes = rate(puzzles, ownWay);
    expect(learnTaste(likes)).toEqual(learnTaste(likes));
  });
});
