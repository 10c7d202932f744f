/** The player's taste, if their ratings teach one that predicts them better than the prior. */
import { ratedPuzzle } from '../rated.ts';
import { type GivenPuzzle, readPuzzle } from '../reading.ts';
import { type LikedPuzzle, type RatedPuzzle, type Taste, interestBy, learnTaste } from '../rating/likes.ts';

/** Puzzles of one move have other features than longer ones. */
export type PuzzleSize = 'one' | 'more';
const sizeOf = ({ moves }: { moves: number }): PuzzleSize => (moves === 1 ? 'one' : 'more');

export interface Learned {
  size: PuzzleSize;
  ratings: number;
  liked: number;
  taste: Taste;
}

/** A rating as it is kept; what can't be read as a puzzle any more teaches nothing. */
export function likedPuzzle(puzzle: unknown, like: boolean): LikedPuzzle | null {
  try {
    const given: GivenPuzzle = readPuzzle(puzzle);
    const rated = ratedPuzzle(given);
    return rated && { ...rated, like };
  } catch {
    return null;
  }
}

export function learnTastes(liked: readonly LikedPuzzle[]): Learned[] {
  return (['one', 'more'] as const).map((size) => {
    const those = liked.filter((one) => sizeOf(one) === size);
    return {
      size,
      ratings: those.length,
      liked: those.filter(({ like }) => like).length,
      taste: learnTaste(those),
    };
  });
}

/** The one that is liked best by what was learned for its size; the first where nothing was. */
export function likedMost<One extends RatedPuzzle>(
  puzzles: readonly One[],
  learned: readonly Learned[],
): One {
  const [first] = puzzles;
  const taste = learned.find(({ size }) => size === sizeOf(first!))?.taste;
  if (!taste?.model) return first!;
  return puzzles.reduce((best, one) => (interestBy(taste, one) > interestBy(taste, best) ? one : best));
}
