/** The state of each mode for this player, in a few words. */
import type { TrainerMode } from '../../../electron/contract/asking/training.ts';
import { curatedSize } from '../../../engine/puzzle/sets/figures.ts';
import { dueFamilies } from '../progress/repetition.ts';
import { bestOf, dayNumber, hasSolvedDay, roundsOf, solvedCurated, solvedIn } from '../records/known.ts';
import type { Trainer } from '../Trainer.svelte.ts';
import type { TrainerMessages } from '../words/trainerMessages.en.ts';

export interface Status {
  text: string;
  /** There is nothing left to do. */
  isGood: boolean;
}

/** null: there is nothing to say yet. */
export function statusOf(mode: TrainerMode, trainer: Trainer, { status }: TrainerMessages): Status | null {
  const { history, now } = trainer.recordStore;
  const plain = (text: string): Status => ({ text, isGood: false });
  switch (mode) {
    case 'daily': {
      const isDone = hasSolvedDay(history, dayNumber(now));
      return { text: isDone ? status.done : status.open, isGood: isDone };
    }
    case 'repeat':
      return plain(status.due(dueFamilies(history.attempts, now).length));
    case 'curated':
      return plain(status.solvedOf(solvedCurated(history, trainer.preferences.moves).size, curatedSize));
    case 'streak':
    case 'storm':
      return roundsOf(history, mode).length > 0 ? plain(status.best(bestOf(history, mode))) : null;
    case 'test':
    case 'plan': {
      const last = roundsOf(history, mode).at(-1);
      return last ? plain(status.last(solvedIn(last), last.results.length)) : null;
    }
    default:
      return null;
  }
}
