import type { TrainingHistory } from '../../../electron/contract/asking/training.ts';
import type { TrainingRecords } from '../../../electron/training/TrainingRecords.ts';

export function historyOf(records: TrainingRecords): TrainingHistory {
  const all: TrainingHistory = { attempts: [], ratings: [], rounds: [] };
  for (;;) {
    const { attempts, ratings, rounds } = all;
    const known = { attempts: attempts.length, ratings: ratings.length, rounds: rounds.length };
    const part = records.history(known);
    attempts.push(...part.attempts);
    ratings.push(...part.ratings);
    rounds.push(...part.rounds);
    if (part.isLast) return all;
  }
}
