/** A pair of Puyo that is placed once more. */
import { type PlanFrame, Trying } from './Trying.svelte.ts';
import { cycled } from '../../trainer/play/candidates.ts';
import { looksOf, type PairView } from '../../shared/puyo/fieldView.ts';
import type { SuggestOptions } from '../../../engine/puyo/advice/suggest.ts';
import { resolve } from '../../../engine/puyo/rules/chain.ts';
import { heightsOf, stacksOf } from '../../../engine/puyo/rules/field.ts';
import { findMoves, press, spawn, type Stance } from '../../../engine/puyo/rules/moves.ts';
import { childOffsets, dropPair, restingCells } from '../../../engine/puyo/rules/place.ts';
import type { Pair, PuyoState, Suggestion } from '../../../engine/puyo/types.ts';
import type { JudgedPuyo } from '../../../engine/review/puyo/judgePair.ts';
import { puyoPositionOf } from '../../../engine/review/puyo/position.ts';
import type { PairPlace, PuyoTurn } from '../../../engine/review/record.ts';
import type { Cell, Input } from '../../../engine/tetris/types.ts';

/** Who says how good a try is, and how the best one would go on. */
export interface PairEngine {
  judgePair(turn: PuyoTurn): Promise<JudgedPuyo>;
  puyo(state: PuyoState, options: SuggestOptions): Promise<Suggestion>;
}

/** The look that moves are rated by, at more places than a pair has. */
const effort: SuggestOptions = { evaluator: 'okiba', nodes: 15_000, count: 30 };

export class TryingPair extends Trying<PuyoTurn, JudgedPuyo> {
  readonly kind = 'pair';
  /** Of the whole game from the tried move on. */
  readonly #coming: readonly string[];
  readonly #engine: PairEngine;
  #stance: Stance = $state.raw(spawn);
  readonly #state: PuyoState = $derived(puyoPositionOf(this.turn));
  readonly #heights: readonly number[] = $derived(heightsOf(stacksOf(this.#state.field)));
  readonly pair: Pair = $derived(this.#state.pairs[0]!);
  /** Those that are seen after it, or after the plan's pair that is shown. */
  readonly next: readonly Pair[] = $derived(this.#state.pairs.slice(this.planAt + 1));
  /** The falling pair. */
  readonly current: PairView = $derived(this.#standing());
  readonly ghost: PairView = $derived(this.viewOf(this.#below));

  /** `rows`: the field before it, the hidden row first; `coming`: the pairs of the game from this one on. */
  constructor(
    turn: PuyoTurn,
    judged: JudgedPuyo,
    { rows, coming, engine }: { rows: readonly string[]; coming: readonly string[]; engine: PairEngine },
  ) {
    super(turn, judged, rows);
    this.#coming = coming;
    this.#engine = engine;
    this.again();
  }

  viewOf(place: PairPlace): PairView {
    return { ...this.pair, cells: restingCells(place, this.#heights) };
  }

  /** The pair that belongs to a picture of the plan, where that puts it. */
  plannedView({ rows, placed }: PlanFrame<PairPlace>): PairView {
    const { field, pairs } = puyoPositionOf({ ...this.turn, cells: [...rows] });
    return { ...pairs[this.planAt]!, cells: restingCells(placed, heightsOf(stacksOf(field))) };
  }

  protected reset(): void {
    this.#stance = spawn;
  }

  protected landing(): PairPlace | null {
    return this.#places().find((place) => this.isSame(place, this.#below)) ?? null;
  }

  /** Down, too: it means holding that until the pair locks. */
  protected drops(input: Input): boolean {
    return input === 'hardDrop' || input === 'softDrop';
  }

  protected move(input: Input): void {
    if (input === 'left' || input === 'right' || input === 'cw' || input === 'ccw')
      this.#stance = press(this.#heights, this.#stance, input) ?? this.#stance;
  }

  /** Above what can be reached, all of the column. */
  protected placesAt([x, y]: Cell, shown: PairPlace | undefined): PairPlace[] {
    const here = this.#places().filter((place) => this.viewOf(place).cells.some((cell) => cell[0] === x));
    const exact = here.filter((place) => this.viewOf(place).cells.some((cell) => cell[1] === y));
    return cycled(exact.length > 0 ? exact : here, shown, (one, other) => this.isSame(one, other));
  }

  protected settled(place: PairPlace): PairPlace {
    return place;
  }

  protected isSame(one: PairPlace, other: PairPlace): boolean {
    return looksOf(this.viewOf(one)) === looksOf(this.viewOf(other));
  }

  protected judge(turn: PuyoTurn): Promise<JudgedPuyo> {
    return this.#engine.judgePair(turn);
  }

  protected async planFrom(first: PairPlace): Promise<PlanFrame<PairPlace>[]> {
    const { candidates } = await this.#engine.puyo(this.#state, effort);
    const found = candidates.find(({ placement }) => this.isSame(placement, first));
    return found ? pairPlan(this.#state, [first, ...found.plan]) : [];
  }

  protected onward({ placed }: PlanFrame<PairPlace>, second: PlanFrame<PairPlace>): PuyoTurn | null {
    const seen = this.turn.pairs.length;
    const pairs = this.#coming.slice(this.step + 1, this.step + 1 + seen);
    if (pairs.length === 0) return null;
    const { field, allClear: before } = this.#state;
    const { steps, allClear } = resolve(dropPair(field, this.pair, placed));
    const after = { allClear: steps.length > 0 ? allClear : before, incoming: 0, hint: null };
    return { ...this.turn, ...after, cells: [...second.rows], pairs, placed: second.placed };
  }

  get #below(): PairPlace {
    return { column: this.#stance.x + 1, direction: this.#stance.direction };
  }

  #places(): PairPlace[] {
    return findMoves(this.#heights, this.pair).map(({ placement }) => placement);
  }

  #standing(): PairView {
    const { x, y, direction } = this.#stance;
    const [dx, dy] = childOffsets[direction];
    return {
      ...this.pair,
      cells: [
        [x, y],
        [x + dx, y + dy],
      ],
    };
  }
}

/** The fields before each of these placements, the hidden row first; as far as the pairs are known. */
function pairPlan({ field: first, pairs }: PuyoState, places: readonly PairPlace[]): PlanFrame<PairPlace>[] {
  let field = first;
  return places.slice(0, pairs.length).map((placed, at) => {
    const frame = { rows: field.cells, placed };
    field = resolve(dropPair(field, pairs[at]!, placed)).after;
    return frame;
  });
}
