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
  const { ratings } = keeper.history;
  if (ratings.length > 0) keeper.taste = await learner.learn(ratings);
}
