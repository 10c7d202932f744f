import { join } from 'node:path';
import {
  keptAttempt,
  keptRating,
  type KeptAttempt,
  type KeptRating,
  type Progress,
  type TrainingRecord,
} from '../contract/asking/training.ts';
import { LinesFile } from './LinesFile.ts';
import { Totals } from './progress.ts';

/** What the trainer has kept, in two files beside the settings; `puzzles evaluate` reads the ratings too. */
export class TrainingRecords {
  readonly #attempts: LinesFile<KeptAttempt>;
  readonly #ratings: LinesFile<KeptRating>;
  readonly #now: () => number;
  #totals: Totals | null = null;
  #rated = 0;

  /** Nothing is read before it is asked for. */
  constructor(folder: string, now: () => number = Date.now) {
    this.#attempts = new LinesFile(join(folder, 'attempts.jsonl'), keptAttempt);
    this.#ratings = new LinesFile(join(folder, 'ratings.jsonl'), keptRating);
    this.#now = now;
  }

  progress(): Progress {
    const totals = this.#read();
    const trouble = this.#attempts.trouble ?? this.#ratings.trouble;
    return { ...totals.at(this.#now()), rated: this.#rated, trouble };
  }

  /** Kept at once, and counted even where nothing can be written. */
  add(record: TrainingRecord): Progress {
    const totals = this.#read();
    const at = this.#now();
    if (record.kind === 'rating') {
      this.#rated++;
      this.#ratings.add({ ...record, at });
    } else {
      const kept = { ...record, at };
      totals.add(kept);
      this.#attempts.add(kept);
    }
    return this.progress();
  }

  #read(): Totals {
    if (this.#totals) return this.#totals;
    this.#totals = new Totals();
    for (const attempt of this.#attempts.read()) this.#totals.add(attempt);
    this.#rated = this.#ratings.read().length;
    return this.#totals;
  }
}
