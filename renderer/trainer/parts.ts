/** What a trainer is made of. */
import type { PlayedMoment } from '../../engine/puzzle/missed.ts';
import type { SlotTask } from '../../engine/puzzle/sets/slotTask.ts';
import type { Maker } from './modes/Dealer.ts';
import type { Judge } from './play/Table.svelte.ts';
import type { RecordStore } from './records/RecordStore.svelte.ts';
import type { Learner } from './records/readRecords.ts';
import type { Preferences } from './records/preferences.ts';

/** Where puzzles come from, and who judges them. */
export interface Supply extends Judge, Maker, Learner {
  slot(number: number): Promise<SlotTask>;
  count(games: readonly (readonly PlayedMoment[])[]): Promise<number[]>;
  close(): void;
}

export interface TrainerParts {
  supply: Supply;
  recordStore: RecordStore;
  /** Of all draws. */
  seed: number;
  preferences?: Preferences;
  /** Told whenever they change. */
  remember?: (preferences: Preferences) => void;
  now?: () => number;
}
