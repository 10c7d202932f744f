/** The trainer: what is practised, the puzzle on the table, and what is kept of it. */
import type { Bridge } from '../../electron/contract/Bridge.ts';
import type { Progress, TrainerMode, TrainingRecord } from '../../electron/contract/asking/training.ts';
import type { Category, Puzzle } from '../../engine/puzzle/types.ts';
import type { Input } from '../../engine/tetris/types.ts';
import { Flash } from './play/Flash.svelte.ts';
import { Table, type HintStep, type Judge } from './play/Table.svelte.ts';
import type { Wanted } from './supply/PuzzleWorkers.ts';

/** Where puzzles come from, and who judges them. */
export interface Supply extends Judge {
  take(wanted: Wanted): Promise<Puzzle | null>;
  close(): void;
}

/** Covering a well and building over it takes two pieces. */
export const leastMoves: Readonly<Record<Category, number>> = { tsd: 1, donation: 2, tst: 1, four: 1 };
export const modes = ['practice', 'curated', 'flash'] as const satisfies readonly TrainerMode[];
export const moveCounts = [1, 2, 3, 4] as const;

export class Trainer {
  readonly #supply: Supply;
  readonly #bridge: Bridge;
  readonly #now: () => number;
  readonly flash = new Flash(() => void this.next());
  mode: TrainerMode = $state('practice');
  category: Category = $state('tsd');
  moves = $state(1);
  /** null: a puzzle is on its way, or there is none. */
  table: Table | null = $state.raw(null);
  isOutOfPuzzles = $state(false);
  progress: Progress | null = $state.raw(null);
  #isKept = false;
  #asked = 0;

  constructor(supply: Supply, bridge: Bridge, now: () => number = () => performance.now()) {
    this.#supply = supply;
    this.#bridge = bridge;
    this.#now = now;
  }

  /** The first puzzle, and how far the player has come. */
  open(): void {
    void this.next();
    this.#bridge.request('trainer:progress', null).then(
      (progress) => (this.progress ??= progress),
      () => {},
    );
  }

  close(): void {
    this.flash.end();
    this.#leave();
    this.#supply.close();
  }

  choose(change: { mode?: TrainerMode; category?: Category; moves?: number }): void {
    const { mode = this.mode, category = this.category, moves = this.moves } = change;
    if (mode === this.mode && category === this.category && moves === this.moves) return;
    this.#leave();
    this.mode = mode;
    this.category = category;
    this.moves = Math.max(leastMoves[category], moves);
    void this.next();
  }

  /** Another puzzle; the one on the table is left. */
  async next(): Promise<void> {
    this.flash.end();
    this.#leave();
    this.table = null;
    this.isOutOfPuzzles = false;
    const asked = ++this.#asked;
    const puzzle = await this.#supply.take(this.#wanted());
    if (asked !== this.#asked) return;
    this.isOutOfPuzzles = puzzle === null;
    if (puzzle) this.#lay(puzzle);
  }

  /** "That was good" or "so-so", and the next puzzle. */
  rate(like: boolean): void {
    const { table } = this;
    if (!table?.hasSolved || this.mode !== 'curated') return;
    this.#keep({ kind: 'rating', puzzle: keptOf(table.puzzle), like });
    void this.next();
  }

  press(input: Input): void {
    const { table } = this;
    if (!table) return;
    if (this.flash.phase === 'seeing') {
      if (input === 'hardDrop') this.flash.cover();
    } else if (this.flash.phase === 'answer') void this.next();
    else if (input === 'hardDrop' && table.isOver) table.reset();
    else table.press(input);
  }

  /** Undo and reset are no part of placing from memory. */
  undo(): void {
    if (this.mode !== 'flash') this.table?.undo();
  }

  reset(): void {
    if (this.mode !== 'flash') this.table?.reset();
  }

  help(): void {
    const most: Record<TrainerMode, HintStep> = { practice: 3, curated: 2, flash: 0 };
    if (most[this.mode] > 0) void this.table?.help(most[this.mode]);
  }

  /** Only where puzzles are practised; the same key ends it. */
  toggleAnswer(): void {
    if (this.mode !== 'practice' || !this.table) return;
    if (this.table.pictures) this.table.reset();
    else void this.table.showAnswer();
  }

  #wanted(): Wanted {
    const { category, moves, mode } = this;
    return { kind: { category, moves }, onlyInteresting: mode === 'curated' };
  }

  #lay(puzzle: Puzzle): void {
    this.#isKept = false;
    this.table = new Table(puzzle, this.#supply, (table) => this.#judged(table), this.#now);
    if (this.mode === 'flash') this.flash.begin();
  }

  #judged(table: Table): void {
    if (table !== this.table) return;
    if (table.hasSolved) this.#keepAttempt(table);
    if (this.mode === 'flash' && (table.isSolved || table.isOver)) void this.#answerFlash(table);
  }

  async #answerFlash(table: Table): Promise<void> {
    if (!table.isSolved) await table.showAnswer();
    if (table !== this.table) return;
    table.playToEnd();
    this.flash.answer();
  }

  /** A puzzle that was tried in vain counts too. */
  #leave(): void {
    const { table } = this;
    if (table && (table.tries > 0 || table.isShown)) this.#keepAttempt(table);
  }

  #keepAttempt(table: Table): void {
    if (this.#isKept) return;
    this.#isKept = true;
    const { puzzle, stopwatch, tries, undos, hintsSeen, hasTapped, isShown, hasSolved } = table;
    this.#keep({
      kind: 'attempt',
      puzzle: keptOf(puzzle),
      mode: this.mode,
      input: hasTapped ? 'taps' : 'keys',
      solved: hasSolved && !isShown,
      milliseconds: Math.min(stopwatch.milliseconds, 86_400_000),
      tries,
      undos,
      hints: hintsSeen,
      shown: isShown,
    });
  }

  #keep(record: TrainingRecord): void {
    this.#bridge.request('trainer:record', record).then(
      (progress) => (this.progress = progress),
      () => {},
    );
  }
}

/** What is kept of a puzzle: its empty rows say nothing. */
function keptOf({ id, category, board, queue, goal, solutions }: Puzzle): TrainingRecord['puzzle'] {
  return {
    id,
    category,
    board: board.filter((row) => /[^.]/.test(row)),
    queue: [...queue],
    goal: { kind: goal.kind },
    solutions: solutions.slice(0, 1).map((answer) => answer.map(({ location }) => ({ ...location }))),
  };
}
