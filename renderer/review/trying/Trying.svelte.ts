/** A move of a recorded game once more: played anew from its position, judged by the same measure, and shown on request. */
import type { Rating } from '../../../engine/review/rating.ts';
import type { Turn } from '../../../engine/review/record.ts';
import type { Cell, Input } from '../../../engine/tetris/types.ts';

/** What came of a try: as good as the best; better than what was played; the same again; no better; of a move that came after it, not as good as it could be. */
export type TryVerdict = 'found' | 'better' | 'same' | 'worse' | 'weaker';

/** open: something can be moved; asked: it is placed and judged; shown: the best place is. */
export type TryState = 'open' | 'asked' | 'shown' | TryVerdict;

/** A board with what is placed on it. */
export interface PlanFrame<Place> {
  rows: readonly string[];
  placed: Place;
}

/** What is used of a judged move. */
interface Judged<Place> {
  rating: Rating;
  loss: number;
  best: { placed: Place };
}

export abstract class Trying<Move extends Turn, Verdict extends Judged<Move['placed']>> {
  /** The move that was played; further on, the plan's. */
  turn: Move = $state.raw()!;
  /** Of that move. */
  judged: Verdict = $state.raw()!;
  /** The board before it, with its colours. */
  rows: readonly string[] = $state.raw([]);
  /** So many moves further on than the one that was played. */
  step = $state(0);
  state = $state<TryState>('open');
  /** Places that were tapped; the first one is shown. */
  candidates: readonly Move['placed'][] = $state.raw([]);
  placed: Move['placed'] | null = $state.raw(null);
  /** How it could go on after the best place, move by move; that place first. */
  plan: readonly PlanFrame<Move['placed']>[] = $state.raw([]);
  planAt = $state(0);
  /** Why it could not be judged. */
  trouble = $state<string | null>(null);
  readonly frame: PlanFrame<Move['placed']> | null = $derived(this.plan[this.planAt] ?? null);

  /** Whoever extends this calls `again` at the end of its own constructor. */
  constructor(turn: Move, judged: Verdict, rows: readonly string[]) {
    this.turn = turn;
    this.judged = judged;
    this.rows = rows;
  }

  /** Where it would land if it was dropped now; null where it can't. */
  protected abstract landing(): Move['placed'] | null;
  /** What falls is where it came in. */
  protected abstract reset(): void;
  /** A key that drops nothing. */
  protected abstract move(input: Input): void;
  protected abstract drops(input: Input): boolean;
  /** Places for a tapped cell, the one after `shown` first. */
  protected abstract placesAt(cell: Cell, shown: Move['placed'] | undefined): Move['placed'][];
  protected abstract settled(place: Move['placed']): Move['placed'];
  protected abstract isSame(one: Move['placed'], other: Move['placed']): boolean;
  protected abstract judge(turn: Move): Promise<Verdict>;
  /** From this place on; without any there is nothing to step through, and nothing more to say. */
  protected abstract planFrom(first: Move['placed']): Promise<readonly PlanFrame<Move['placed']>[]>;
  /** The move after the plan's first one; null where none is known to come. */
  protected abstract onward(first: PlanFrame<Move['placed']>, second: PlanFrame<Move['placed']>): Move | null;

  /** The best place is known: it was found, or shown. */
  get isDone(): boolean {
    return this.state === 'found' || this.state === 'shown';
  }

  /** The next move of the plan can be made by the player, too. */
  get canGoOn(): boolean {
    return this.isDone && this.#onward !== null;
  }

  /** To the next move of the plan: it is to be made as well as the plan does. */
  goOn(): void {
    const turn = this.#onward;
    const frame = this.plan[1];
    if (!turn || !frame) return;
    this.judge(turn).then(
      (judged) => {
        Object.assign(this, { turn, judged, rows: frame.rows, step: this.step + 1 });
        this.again();
      },
      ({ message }: Error) => (this.trouble = message),
    );
  }

  get #onward(): Move | null {
    const [first, second] = this.plan;
    return first && second ? this.onward(first, second) : null;
  }

  /** From the beginning. */
  again(): void {
    this.reset();
    this.state = 'open';
    this.placed = this.trouble = null;
    this.candidates = this.plan = [];
    this.planAt = 0;
  }

  /** Dropping once more after a try begins another one. */
  press(input: Input): void {
    if (this.isDone || this.state === 'asked') return;
    if (this.state !== 'open') return this.again();
    this.candidates = [];
    if (this.drops(input)) this.place(this.landing());
    else this.move(input);
  }

  /** Shows a place for this cell; the same cell once more: another one. */
  tap(cell: Cell): void {
    if (this.state === 'open') this.candidates = this.placesAt(cell, this.candidates[0]);
  }

  placeTapped(): void {
    this.place(this.candidates[0]);
  }

  place(place: Move['placed'] | null | undefined): void {
    if (!place || this.state !== 'open') return;
    this.placed = this.settled(place);
    this.candidates = [];
    this.state = 'asked';
    const asked = this.placed;
    this.judge({ ...this.turn, placed: asked, hint: null }).then(
      (judged) => asked === this.placed && this.#hear(judged),
      ({ message }: Error) => {
        if (asked !== this.placed) return;
        this.again();
        this.trouble = message;
      },
    );
  }

  show(): void {
    this.placed = this.judged.best.placed;
    this.candidates = [];
    this.state = 'shown';
    this.#thinkOn();
  }

  stepPlan(by: number): void {
    this.planAt = Math.max(0, Math.min(this.plan.length - 1, this.planAt + by));
  }

  #hear({ rating, loss }: Verdict): void {
    this.state = this.#verdictOf(rating === 'best' || rating === 'good', loss);
    if (this.state === 'found') this.#thinkOn();
  }

  #verdictOf(isGood: boolean, loss: number): TryVerdict {
    if (isGood) return 'found';
    if (this.step > 0) return 'weaker';
    if (this.isSame(this.placed!, this.turn.placed)) return 'same';
    return loss < this.judged.loss ? 'better' : 'worse';
  }

  #thinkOn(): void {
    const first = this.placed!;
    this.planFrom(first).then(
      (plan) => {
        if (this.placed === first) this.plan = plan;
      },
      () => {},
    );
  }
}
