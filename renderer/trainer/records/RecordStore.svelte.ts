/** What is kept of the player's puzzles, as far as the page knows it. */
import type { Learned } from '../../../engine/puzzle/sets/taste.ts';
import type { Bridge } from '../../../electron/contract/Bridge.ts';
import type {
  AttemptRecord,
  Imported,
  KeptRating,
  KeptRound,
  PastAttempt,
  PlayedGame,
  PlayedGames,
  Progress,
  TrainingHistory,
  TrainingRecord,
} from '../../../electron/contract/asking/training.ts';
import { NotConnected } from '../../shared/bridge.ts';

const nothing: TrainingHistory = { attempts: [], ratings: [], rounds: [] };

export class RecordStore {
  readonly #bridge: Bridge;
  readonly #clock: () => number;
  progress: Progress | null = $state.raw(null);
  history: TrainingHistory = $state.raw(nothing);
  /** What the ratings taught; empty until it is known. */
  taste: readonly Learned[] = $state.raw([]);
  /** Why nothing was learned from them; null: nothing failed. */
  notLearned: string | null = $state(null);
  /** Why the history could not be read; null: nothing failed. */
  notRead: string | null = $state(null);
  /** The history is there, or can't be had. */
  hasRead = $state(false);

  /** `clock`: milliseconds since 1970. */
  constructor(bridge: Bridge, clock: () => number = Date.now) {
    this.#bridge = bridge;
    this.#clock = clock;
  }

  get now(): number {
    return this.#clock();
  }

  /** Never rejects: where nothing can be read, nothing is known. */
  async read(): Promise<void> {
    this.notRead = null;
    try {
      this.history = await this.#readAll();
      this.progress = await this.#bridge.request('trainer:progress', null);
    } catch (error) {
      if (!(error instanceof NotConnected)) this.notRead = (error as Error).message;
    }
    this.hasRead = true;
  }

  /** Part by part. */
  async #readAll(): Promise<TrainingHistory> {
    const [attempts, ratings, rounds] = [[], [], []] as [PastAttempt[], KeptRating[], KeptRound[]];
    for (;;) {
      const known = { attempts: attempts.length, ratings: ratings.length, rounds: rounds.length };
      const part = await this.#bridge.request('trainer:history', known);
      attempts.push(...part.attempts);
      ratings.push(...part.ratings);
      rounds.push(...part.rounds);
      if (part.isLast) return { attempts, ratings, rounds };
    }
  }

  keep(record: TrainingRecord): void {
    this.#remember(record);
    this.#bridge.request('trainer:record', record).then(
      (progress) => (this.progress = progress),
      () => {},
    );
  }

  /** Recorded games, the last one first; none where none can be had. */
  async games(): Promise<PlayedGame[]> {
    const all: PlayedGame[] = [];
    for (let from: number | null = 0; from !== null;) {
      const part: PlayedGames = await this.#bridge
        .request('trainer:games', { from })
        .catch(() => ({ games: [], next: null }));
      all.push(...part.games);
      from = part.next;
    }
    return all;
  }

  export(): Promise<string> {
    return this.#bridge.request('trainer:export', null);
  }

  async import(lines: string): Promise<Imported> {
    const imported = await this.#bridge.request('trainer:import', { lines });
    await this.read();
    return imported;
  }

  #remember(record: TrainingRecord): void {
    const { attempts, ratings, rounds } = this.history;
    const at = this.now;
    if (record.kind === 'attempt')
      this.history = { attempts: [...attempts, pastOf(record, at)], ratings, rounds };
    else if (record.kind === 'rating')
      this.history = { attempts, ratings: [...ratings, { ...record, at }], rounds };
    else this.history = { attempts, ratings, rounds: [...rounds, { ...record, at }] };
  }
}

function pastOf({ puzzle, ...attempt }: AttemptRecord, at: number): PastAttempt {
  return { ...attempt, id: puzzle.id, category: puzzle.category, moves: puzzle.queue.length, at };
}
