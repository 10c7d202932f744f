import {
  keptAttempt,
  keptLine,
  keptRating,
  keptRound,
  type Imported,
  type KeptAttempt,
  type KeptLine,
  type KeptRating,
  type KeptRound,
  type PastAttempt,
  type Progress,
  type TrainingHistory,
  type TrainingRecord,
} from '../contract/asking/training.ts';
import { parseLine, type Drawer, type Lines } from '../keeping/Lines.ts';
import { Totals } from './progress.ts';

/** Damaged lines of an import that are named. */
const mostNamed = 5;

interface Kept {
  attempts: KeptAttempt[];
  ratings: KeptRating[];
  rounds: KeptRound[];
}

/** What the trainer has kept, as three kinds of lines; `puzzles evaluate` reads the ratings too. */
export class TrainingRecords {
  readonly #attempts: Lines<KeptAttempt>;
  readonly #ratings: Lines<KeptRating>;
  readonly #rounds: Lines<KeptRound>;
  readonly #now: () => number;
  readonly #totals = new Totals();
  #kept: Kept | null = null;

  /** Nothing is read before it is asked for. */
  constructor(drawer: Drawer, now: () => number = Date.now) {
    this.#attempts = drawer.lines('attempts', keptAttempt);
    this.#ratings = drawer.lines('ratings', keptRating);
    this.#rounds = drawer.lines('rounds', keptRound);
    this.#now = now;
  }

  progress(): Progress {
    const { ratings } = this.#read();
    const trouble = this.#attempts.trouble ?? this.#ratings.trouble ?? this.#rounds.trouble;
    return { ...this.#totals.at(this.#now()), rated: ratings.length, trouble };
  }

  /** Kept at once, and counted even where nothing can be written. */
  add(record: TrainingRecord): Progress {
    this.#read();
    this.#keep({ ...record, at: this.#now() });
    return this.progress();
  }

  history(): TrainingHistory {
    const { attempts, ratings, rounds } = this.#read();
    return { attempts: attempts.map(pastOf), ratings, rounds };
  }

  /** JSON Lines, as `import` takes them. */
  export(): string {
    return this.#lines()
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('');
  }

  /** Keeps what is not there yet. */
  import(text: string): Imported {
    const known = new Set(this.#lines().map(keyOf));
    const imported: Imported = { added: 0, known: 0, damaged: [], damagedCount: 0 };
    for (const [at, written] of text.split('\n').entries()) {
      if (written.trim() === '') continue;
      const line = parseLine(keptLine, written);
      if (!line) {
        imported.damagedCount++;
        if (imported.damaged.length < mostNamed) imported.damaged.push(at + 1);
      } else if (known.has(keyOf(line))) imported.known++;
      else {
        known.add(keyOf(line));
        this.#keep(line);
        imported.added++;
      }
    }
    return imported;
  }

  #lines(): KeptLine[] {
    const { attempts, ratings, rounds } = this.#read();
    return [...attempts, ...ratings, ...rounds].sort((one, other) => one.at - other.at);
  }

  #keep(line: KeptLine): void {
    const { attempts, ratings, rounds } = this.#read();
    if (line.kind === 'rating') {
      ratings.push(line);
      this.#ratings.add(line);
    } else if (line.kind === 'round') {
      rounds.push(line);
      this.#rounds.add(line);
    } else {
      attempts.push(line);
      this.#totals.add(line);
      this.#attempts.add(line);
    }
  }

  #read(): Kept {
    if (this.#kept) return this.#kept;
    const [attempts, ratings, rounds] = [this.#attempts.read(), this.#ratings.read(), this.#rounds.read()];
    for (const attempt of attempts) this.#totals.add(attempt);
    this.#kept = { attempts, ratings, rounds };
    return this.#kept;
  }
}

const keyOf = (line: KeptLine): string =>
  `${line.kind} ${line.at} ${line.kind === 'round' ? line.mode : line.puzzle.id}`;

function pastOf({ puzzle, ...attempt }: KeptAttempt): PastAttempt {
  const { mode, input, solved, milliseconds, tries, hints, shown, number, family, difficulty, at } = attempt;
  const { id, category, queue } = puzzle;
  const what = { id, category, moves: queue.length, mode, number, family, difficulty };
  return { ...what, input, solved, milliseconds, tries, hints, shown, at };
}
