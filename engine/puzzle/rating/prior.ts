import type { Category, Rating } from '../types.ts';
import { type PuzzleClass, rateBy } from './priorModel.ts';
import { priorWeights } from './priorWeights.ts';

/**
 * The estimate before anybody has rated anything. It was never fitted to people: its directions are those that the
 * thesis reports, its mean, spread and correlation those of the survey there, over puzzles of the same class as
 * `npm run fit:puzzles` draws them. Classes that the survey did not ask about have the figures of two moves.
 */
export function ratePrior(category: Category, moves: number, features: readonly number[]): Rating {
  return rateBy(priorWeights[`${category}${moves}` as PuzzleClass], moves, features);
}
