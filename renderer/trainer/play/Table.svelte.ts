/** A puzzle on the table: what is placed, how it is judged, and what help was taken. */
import type { InputKind } from '../../../electron/contract/asking/training.ts';
import type { Guide, GuideQuestion, Served } from '../../../engine/protocol/puzzleJobs.ts';
import type { Verdict } from '../../../engine/puzzle/judging/verdict.ts';
import { goals, type Goal, type Puzzle, type Task } from '../../../engine/puzzle/types.ts';
import type { Cell, Input, Location } from '../../../engine/tetris/types.ts';
import type { HintStep } from '../modes/rules.ts';
import type { Failure } from '../../shared/failing/Failure.ts';
import { candidatesAfter } from './candidates.ts';
import { picturesFrom, type Picture } from './playback.ts';
import {
  backTo,
  placeAt,
  pressKey,
  respawn,
  startRun,
  undo,
  withMore,
  type Landed,
  type Run,
} from './run.ts';
import { Stopwatch } from './Stopwatch.ts';

/** Who knows whether a way is right. */
export interface Judge {
  judge(task: Task, placed: readonly Location[]): Promise<Verdict>;
  guide(question: GuideQuestion): Promise<Guide | null>;
}

export class Table {
  readonly served: Served;
  readonly puzzle: Puzzle;
  readonly #judge: Judge;
  readonly #judged: (table: Table) => void;
  readonly stopwatch: Stopwatch;
  run: Run = $state.raw()!;
  /** Of what is placed; null while nothing is, or it is still being judged. */
  verdict: Verdict | null = $state.raw(null);
  hintStep: HintStep = $state(0);
  /** From what is placed; null: not asked for, or there is none. */
  guide: Guide | null = $state.raw(null);
  /** A guide was asked for, and there is no way any more. */
  isLost = $state(false);
  /** Places that cover the tapped cell; the first one is shown. */
  candidates: readonly Location[] = $state.raw([]);
  /** The answer that is played; null: none. */
  pictures: readonly Picture[] | null = $state.raw(null);
  pictureAt = $state(0);
  /** Judging, or looking for a way, failed. */
  failure: Failure | null = $state.raw(null);
  tries = 0;
  undos = 0;
  hintsSeen: HintStep = 0;
  /** See the record of an attempt. */
  input: InputKind = 'keys';
  isShown = $state(false);
  hasSolved = $state(false);
  /** The goal's own piece was placed as the goal wants it. */
  isSolved = $state(false);
  /** What the goal's piece did instead, until another key. */
  missed: Landed | null = $state.raw(null);

  /** `judged`: gets every verdict. */
  constructor(served: Served, judge: Judge, judged: (table: Table) => void, now: () => number) {
    const { puzzle } = served;
    this.served = served;
    this.puzzle = puzzle;
    this.#judge = judge;
    this.#judged = judged;
    this.stopwatch = new Stopwatch(now);
    this.run = startRun(puzzle);
  }

  /** The goal's own piece comes, to be placed as the last one. */
  readonly isReady = $derived(this.verdict?.verdict === 'solved' && !this.isSolved);
  readonly isOver = $derived(
    this.verdict !== null && this.verdict.verdict !== 'solved' && this.verdict.verdict !== 'onTrack',
  );
  /** It is over, and was possible until some piece. */
  readonly canRewind = $derived(this.isOver && this.verdict!.at !== null);
  readonly picture = $derived(this.pictures?.[this.pictureAt] ?? null);
  /** The whole answer has been played. */
  readonly isPlayed = $derived(this.pictures !== null && this.pictureAt === this.pictures.length - 1);

  press(input: Input): void {
    if (this.pictures) return;
    this.#playsOn();
    this.candidates = [];
    this.missed = null;
    this.#go(pressKey(this.run, input));
  }

  /** Shows a place that covers this cell; the same cell once more: another one. */
  tap(cell: Cell): void {
    if (this.pictures || !this.run.game.active) return;
    this.#playsOn();
    this.candidates = candidatesAfter(this.candidates[0], this.run, cell);
  }

  /** Places the piece where the shown candidate is. */
  placeCandidate(): void {
    const [location] = this.candidates;
    if (!location) return;
    this.input = 'taps';
    this.candidates = [];
    this.#go(placeAt(this.run, location));
  }

  undo(): void {
    if (this.pictures || !this.run.before) return;
    this.undos++;
    this.#stand(undo(this.run));
  }

  reset(): void {
    this.endPlayback();
    this.#stand(startRun(this.puzzle));
  }

  /** Back to the last position from which it was possible. */
  rewind(): void {
    const from = this.#lastPossible();
    if (!from) return;
    this.undos++;
    this.endPlayback();
    this.#stand(from);
  }

  /** null: it still is, or never was. */
  #lastPossible(): Run | null {
    const at = this.isOver ? this.verdict!.at : null;
    return at === null ? null : backTo(this.run, at);
  }

  /** One step further on the hint ladder, up to `most`; the clock is stopped until the next key. */
  async help(most: HintStep): Promise<void> {
    if (this.pictures || this.isSolved || !this.run.game.active) return;
    const { run } = this;
    const guide = this.guide ?? (await this.#ask(run.placed, () => this.help(most)));
    if (guide === undefined || this.run.placed !== run.placed) return;
    this.guide = guide;
    this.isLost = guide === null;
    if (!guide) return;
    this.stopwatch.stop();
    this.hintStep = Math.min(most, this.hintStep + 1) as HintStep;
    this.hintsSeen = Math.max(this.hintsSeen, this.hintStep) as HintStep;
  }

  /** Plays an answer from the last position from which there is one, or from the start; the clock is stopped. */
  async showAnswer(): Promise<void> {
    if (this.isReady) return this.#showTurn();
    const from = this.#lastPossible() ?? startRun(this.puzzle);
    const guide = await this.#ask(from.placed, () => this.showAnswer());
    if (!guide) return;
    this.isShown ||= !this.hasSolved;
    this.stopwatch.stop();
    this.candidates = [];
    this.guide = guide;
    this.#playPictures(picturesFrom(this.#withGoalPiece(from), [...guide.placements, guide.finish]));
  }

  /** How the goal's piece goes in; what is placed stays. */
  #showTurn(): void {
    const reason = this.verdict?.reason;
    if (reason?.kind !== 'ready') return;
    this.stopwatch.stop();
    this.candidates = [];
    const before = this.#withGoalPiece({ ...this.run, left: [] });
    this.#playPictures(picturesFrom(before, [reason.finish]));
  }

  #playPictures(pictures: readonly Picture[]): void {
    this.pictures = pictures;
    this.pictureAt = 0;
  }

  get #goal(): Goal {
    return goals[this.puzzle.goal.kind];
  }

  #withGoalPiece(run: Run): Run {
    return withMore(run, this.#goal.piece);
  }

  /** The next picture; `wholePieces`: the next one in which a piece is placed. */
  playOn(wholePieces: boolean): void {
    if (!this.pictures) return;
    const last = this.pictures.length - 1;
    let at = Math.min(last, this.pictureAt + 1);
    while (wholePieces && at < last && this.pictures[at]!.pressed < this.pictures[at]!.keys.length) at++;
    this.pictureAt = at;
  }

  playToEnd(): void {
    if (this.pictures) this.pictureAt = this.pictures.length - 1;
  }

  endPlayback(): void {
    if (!this.pictures) return;
    this.pictures = null;
    this.guide = null;
    if (!this.hasSolved) this.stopwatch.goOn();
  }

  /** The player goes on themselves, from where the answer began. */
  leaveAnswer(): void {
    if (this.isReady) this.endPlayback();
    else if (this.isOver) this.rewind();
    else this.reset();
  }

  /** The clock is stopped while a hint is read, until the player goes on. */
  #playsOn(): void {
    if (!this.hasSolved) this.stopwatch.goOn();
  }

  /** undefined: it failed, which is shown. */
  async #ask(placed: readonly Location[], again: () => Promise<void>): Promise<Guide | null | undefined> {
    const intended = this.puzzle.solutions[0]?.map(({ location }) => location) ?? [];
    const question = { task: taskOf(this.puzzle), placed, intended };
    return this.#told(() => this.#judge.guide(question), again);
  }

  async #told<Answer>(ask: () => Promise<Answer>, again: () => Promise<void>): Promise<Answer | undefined> {
    this.failure = null;
    try {
      return await ask();
    } catch (error) {
      this.failure = { why: (error as Error).message, again: () => void again() };
      return undefined;
    }
  }

  /** After a key or a tap: judged where a piece was placed. */
  #go(run: Run): void {
    const isPlaced = run.placed !== this.run.placed;
    if (isPlaced && this.isReady) return this.#finish(run);
    this.run = run;
    if (isPlaced) this.#forget();
    if (isPlaced) void this.#ruleOn(run);
  }

  async #ruleOn(run: Run): Promise<void> {
    const verdict = await this.#told(
      () => this.#judge.judge(taskOf(this.puzzle), run.placed),
      () => this.#ruleOn(run),
    );
    if (!verdict || this.run.placed !== run.placed) return;
    this.verdict = verdict;
    // What is placed once no way is left is no further try.
    if (this.isOver && verdict.at === run.placed.length - 1) this.tries++;
    if (this.isReady) this.run = this.#withGoalPiece(this.run);
    this.#judged(this);
  }

  /** The goal's piece is placed: as the goal wants it, or it comes once more. */
  #finish(run: Run): void {
    const { spin, rows } = run.landed!;
    const isRight = spin === this.#goal.spin && rows === this.#goal.rows;
    this.tries++;
    if (isRight) {
      this.run = run;
      this.isSolved = this.hasSolved = true;
      this.stopwatch.stop();
    } else {
      this.missed = run.landed;
      this.run = respawn(this.run);
    }
    this.#judged(this);
  }

  /** Where the run was before: what is placed is on track, or nothing is. */
  #stand(run: Run): void {
    this.run = run;
    this.#forget();
    if (run.placed.length > 0) void this.#ruleOn(run);
  }

  #forget(): void {
    this.verdict = null;
    this.isSolved = false;
    this.missed = null;
    this.failure = null;
    this.guide = null;
    this.isLost = false;
    this.hintStep = 0;
    this.candidates = [];
  }
}

function taskOf({ board, queue, goal }: Task): Task {
  return { board, queue, goal };
}
