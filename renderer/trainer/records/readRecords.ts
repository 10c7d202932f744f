import type { Liked } from '../../../engine/protocol/puzzleJobs.ts';
import type { Learned } from '../../../engine/puzzle/sets/taste.ts';
import type { Keeper } from './Keeper.svelte.ts';

/** Who learns from ratings. */
export interface Learner {
  learn(liked: readonly Liked[]): Promise<readonly Learned[]>;
}

/** All that was kept; ratings are learned from once, when the page is opened. */
export async function readRecords(keeper: Keeper, learner: Learner): Promise<void> {
  await keeper.read();
  await learnTaste(keeper, learner);
}

/** Never rejects: where it fails, puzzles are chosen as for a stranger, and the player is told. */
export async function learnTaste(keeper: Keeper, learner: Learner): Promise<void> {
  const { ratings } = keeper.history;
  keeper.notLearned = null;
  if (ratings.length === 0) return;
  try {
    keeper.taste = await learner.learn(ratings);
  } catch (error) {
    keeper.notLearned = (error as Error).message;
  }
}
