import { draftFrom } from '../../../../engine/puzzle/generating/reverse.ts';
import { featuresOfSolved } from '../../../../engine/puzzle/puzzle.ts';
import { type FeatureName, featureNames } from '../../../../engine/puzzle/rating/features.ts';
import type { RatedPuzzle } from '../../../../engine/puzzle/rating/likes.ts';

/** So many puzzles of a T-spin Double, as a rater gets to see them. */
export function drawPuzzles(moves: number, count: number, seed = 1): RatedPuzzle[] {
  const found: RatedPuzzle[] = [];
  for (let at = seed; found.length < count; at++) {
    const draft = draftFrom(at, { category: 'tsd', moves, slides: false });
    if (!draft) continue;
    const features = featuresOfSolved({ ...draft, kind: 'tsd', category: 'tsd', answer: draft.placed });
    found.push({ category: 'tsd', moves, features });
  }
  return found;
}

export function featureOf({ features, moves }: RatedPuzzle, name: FeatureName): number {
  return features[featureNames(moves).indexOf(name)]!;
}
