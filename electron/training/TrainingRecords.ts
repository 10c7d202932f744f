import {
  keptAttempt,
  keptLine,
  keptRating,
  keptRound,
  type HistoryPart,
  type Imported,
  type KeptAttempt,
  type KeptLine,
  type KeptRating,
  type KeptRound,
  type KnownHistory,
  type PastAttempt,
  type Progress,
  type TrainingRecord,
} from '../contract/asking/training.ts';
import { parseLine, type Drawer, type Lines } from '../storage/Lines.ts';
import { Totals } from './progress.ts';

/** Damaged lines of an import that are named. */
const mostNamed = 5;

/** Told at a time: whoever passes it on is deaf meanwhile, and a rating has its puzzle with it. */
const mostTold = { attempts: 2000, ratings: 200, rounds: 200 } as const;

const kinds = ['attempts', 'ratings', 'rounds'] as const;

/** Of attempts, of which there may be a hundred thousand, without the puzzles' boards and answers. */
interface Kept {
  attempts: PastAttempt[];
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
  /** Since the start: they may not be in the files yet. */
  readonly #added: KeptLine[] = [];
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

  /** What comes behind what is known. */
  history(known: KnownHistory): HistoryPart {
    const kept = this.#read();
    const isLast = kinds.every((kind) => known[kind] + mostTold[kind] >= kept[kind].length);
    return {
      attempts: partOf(kept.attempts, known.attempts, mostTold.attempts),
      ratings: partOf(kept.ratings, known.ratings, mostTold.ratings),
      rounds: partOf(kept.rounds, known.rounds, mostTold.rounds),
      isLast,
    };
  }

  /** JSON Lines, as `import` takes them. */
  export(): string {
    return this.#lines()
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('');
  }

  /** Keeps what is not there yet. */
  import(text: string): Imported {
    const known = new Set(this.#keys());
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
    const written = [...this.#attempts.read(), ...this.#ratings.read(), ...this.#rounds.read()];
    const known = new Set(written.map(keyOf));
    const unwritten = this.#added.filter((line) => !known.has(keyOf(line)));
    return [...written, ...unwritten].sort((one, other) => one.at - other.at);
  }

  /** As `keyOf` has them. */
  #keys(): string[] {
    const { attempts, ratings, rounds } = this.#read();
    return [...attempts.map(({ at, id }) => `attempt ${at} ${id}`), ...[...ratings, ...rounds].map(keyOf)];
  }

  #keep(line: KeptLine): void {
    const { attempts, ratings, rounds } = this.#read();
    this.#added.push(line);
    if (line.kind === 'rating') {
      ratings.push(line);
      this.#ratings.add(line);
    } else if (line.kind === 'round') {
      rounds.push(line);
      this.#rounds.add(line);
    } else {
      attempts.push(pastOf(line));
      this.#totals.add(line);
      this.#attempts.add(line);
    }
  }

  #read(): Kept {
    if (this.#kept) return this.#kept;
    const attempts = this.#attempts.readAs(pastOf);
    const [ratings, rounds] = [this.#ratings.read(), this.#rounds.read()];
    for (const attempt of attempts) this.#totals.add(attempt);
    this.#kept = { attempts, ratings, rounds };
    return this.#kept;
  }
}

const partOf = <Of>(all: readonly Of[], from: number, most: number): Of[] => all.slice(from, from + most);

const keyOf = (line: KeptLine): string =>
  `${line.kind} ${line.at} ${line.kind === 'round' ? line.mode : line.puzzle.id}`;

function pastOf({ puzzle, ...attempt }: KeptAttempt): PastAttempt {
  const { mode, input, solved, milliseconds, tries, hints, shown, number, family, difficulty, at } = attempt;
  const { id, category, queue } = puzzle;
  const what = { id, category, moves: queue.length, mode, number, family, difficulty };
  return { ...what, input, solved, milliseconds, tries, hints, shown, at };
}
