/** A move of a recorded game once more: played anew from its position, judged by the same measure, and shown on request. */
import { letteredPlan, type PlanFrame } from './letteredPlan.ts';
import { turnAfter } from './turnAfter.ts';
import { candidatesAfter } from '../../trainer/play/candidates.ts';
import { sameLocation } from '../../trainer/play/run.ts';
import type { GameHeader, TetrisTurn } from '../../../engine/review/record.ts';
import { positionOf } from '../../../engine/review/tetris/position.ts';
import type { JudgedTetris } from '../../../engine/review/tetris/judgeTurn.ts';
import type { SuggestOptions } from '../../../engine/tetris/advice/suggest.ts';
import { canonicalLocation } from '../../../engine/tetris/rules/pieces.ts';
import { deal, ghost, newGame, press, type Game } from '../../../engine/tetris/rules/play.ts';
import type { Cell, Input, Location, Suggestion, TetrisState } from '../../../engine/tetris/types.ts';

/** Who says how good a try is, and how the best one would go on. */
export interface TryEngine {
  judge(turn: TetrisTurn, columns: number, rows: number): Promise<JudgedTetris>;
  tetris(state: TetrisState, options: SuggestOptions): Promise<Suggestion>;
}

/** What came of a try: as good as the best; better than what was played; the same again; no better; of a piece that came after it, not as good as it could be. */
export type TryVerdict = 'found' | 'better' | 'same' | 'worse' | 'weaker';

/** open: a piece can be moved; asked: it lies and is judged; shown: the best place is. */
export type TryState = 'open' | 'asked' | 'shown' | TryVerdict;

/** The look that moves are rated by. */
const effort: SuggestOptions = { evaluator: 'okiba', width: 24 };

export class Trying {
  /** The move that was played; further on, the plan's. */
  turn: TetrisTurn = $state.raw()!;
  /** Of that move. */
  judged: JudgedTetris = $state.raw()!;
  /** The board before it, with the pieces' colours. */
  rows: readonly string[] = $state.raw([]);
  /** So many pieces further on than the move that was played. */
  step = $state(0);
  readonly #header: GameHeader;
  readonly #engine: TryEngine;
  game: Game = $state.raw()!;
  state = $state<TryState>('open');
  /** Places that cover the tapped cell; the first one is shown. */
  candidates: readonly Location[] = $state.raw([]);
  /** Where the piece was put. */
  placed: Location | null = $state.raw(null);
  /** How it could go on after the best place, piece by piece; that place first. */
  plan: readonly PlanFrame[] = $state.raw([]);
  planAt = $state(0);
  /** Why it could not be judged. */
  trouble = $state<string | null>(null);
  readonly ghost: Location | null = $derived(ghost(this.game));
  readonly frame: PlanFrame | null = $derived(this.plan[this.planAt] ?? null);

  constructor(
    turn: TetrisTurn,
    judged: JudgedTetris,
    { header, rows, engine }: { header: GameHeader; rows: readonly string[]; engine: TryEngine },
  ) {
    this.turn = turn;
    this.judged = judged;
    this.rows = rows;
    this.#header = header;
    this.#engine = engine;
    this.again();
  }

  /** The best place is known: it was found, or shown. */
  get isDone(): boolean {
    return this.state === 'found' || this.state === 'shown';
  }

  /** The next piece of the plan can be placed by the player, too. */
  get canGoOn(): boolean {
    return this.isDone && this.#onward !== null;
  }

  /** To the next piece of the plan: it is to be placed as well as the plan does. */
  goOn(): void {
    const [turn, frame] = [this.#onward, this.plan[1]];
    if (!turn || !frame) return;
    const { columns, rows } = this.#header;
    this.#engine.judge(turn, columns, rows).then(
      (judged) => {
        Object.assign(this, { turn, judged, rows: frame.rows, step: this.step + 1 });
        this.again();
      },
      ({ message }: Error) => (this.trouble = message),
    );
  }

  get #onward(): TetrisTurn | null {
    const [first, second] = this.plan;
    if (!first || !second) return null;
    const { placed } = first;
    const holds = placed.type !== this.turn.queue[0];
    return turnAfter(
      this.turn,
      gameAt(this.turn, this.#header),
      { placed, holds, onward: second.placed },
      this.#header,
    );
  }

  /** From the beginning; with the first piece, whatever was held. */
  again(): void {
    this.game = gameAt(this.turn, this.#header);
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
    if (input === 'hardDrop') this.place(this.ghost);
    else this.game = press(this.game, input);
  }

  /** Shows a place that covers this cell; the same cell once more: another one. */
  tap(cell: Cell): void {
    if (this.state === 'open') this.candidates = candidatesAfter(this.candidates[0], this, cell);
  }

  place(location: Location | null | undefined): void {
    if (!location || this.state !== 'open') return;
    this.placed = canonicalLocation(location);
    this.candidates = [];
    this.state = 'asked';
    const asked = this.placed;
    const { columns, rows } = this.#header;
    this.#engine.judge({ ...this.turn, placed: asked, hint: null }, columns, rows).then(
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

  #hear({ rating, loss }: JudgedTetris): void {
    this.state = this.#verdictOf(rating === 'best' || rating === 'good', loss);
    if (this.state === 'found') this.#thinkOn();
  }

  #verdictOf(isGood: boolean, loss: number): TryVerdict {
    if (isGood) return 'found';
    if (this.step > 0) return 'weaker';
    if (isSame(this.placed!, this.turn.placed)) return 'same';
    return loss < this.judged.loss ? 'better' : 'worse';
  }

  /** Without a plan there is nothing to step through, and nothing more to say. */
  #thinkOn(): void {
    const first = this.placed!;
    this.#engine.tetris(positionOf(this.turn, this.#header), effort).then(
      ({ candidates }) => {
        const found = candidates.find(({ placement }) =>
          isSame(canonicalLocation(placement.location), first),
        );
        if (this.placed !== first || !found) return;
        const places = found.plan.map(({ location }) => location);
        this.plan = letteredPlan(this.rows, [first, ...places]);
      },
      () => {},
    );
  }
}

/** The game in which the piece of a turn came. */
function gameAt(turn: TetrisTurn, header: GameHeader): Game {
  const { board, queue, hold, canHold, combo, backToBack } = positionOf(turn, header);
  const game = newGame(0, { columns: header.columns, rows: header.rows });
  return deal({ ...game, board, hold, canHold, combo, backToBack }, queue);
}

/** The same piece in the same cells; both in their canonical orientation. */
const isSame = (one: Location, other: Location): boolean =>
  one.type === other.type && sameLocation(one, other);
