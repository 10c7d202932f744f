import type { Liked } from '../../../engine/protocol/puzzleJobs.ts';
import type { Learned } from '../../../engine/puzzle/sets/taste.ts';
import type { RecordStore } from './RecordStore.svelte.ts';

/** Who learns from ratings. */
export interface Learner {
  learn(liked: readonly Liked[]): Promise<readonly Learned[]>;
}

/** All that was kept; ratings are learned from once, when the page is opened. */
export async function readRecords(recordStore: RecordStore, learner: Learner): Promise<void> {
  await recordStore.read();
  await learnTaste(recordStore, learner);
}

/** Never rejects: where it fails, puzzles are chosen as for a stranger, and the player sees why. */
export async function learnTaste(recordStore: RecordStore, learner: Learner): Promise<void> {
  const { ratings } = recordStore.history;
  recordStore.notLearned = null;
  if (ratings.length === 0) return;
  try {
    recordStore.taste = await learner.learn(ratings);
  } catch (error) {
    recordStore.notLearned = (error as Error).message;
  }
}
