/** The Puyo practice game on the screen: the clock, driven by frames and keys, and the hint for the falling pair. */
import type { PuyoAnswer, PuyoPosition } from '../../../electron/contract/asking/positions.ts';
import { heightsOf, stacksOf } from '../../../engine/puyo/rules/field.ts';
import { restingCells } from '../../../engine/puyo/rules/place.ts';
import type { Suggestion } from '../../../engine/puyo/types.ts';
import type { PairView } from '../../shared/puyo/fieldView.ts';
import {
  advance,
  cellsAt,
  changeLevel,
  keyDown,
  keyUp,
  releaseAll,
  startPuyo,
  togglePause,
  undo,
  type Key,
  type PuyoClock,
} from './clock.ts';
import { looseIn, poppingIn, rowsIn, runningChain } from './picture.ts';
import { pairsIn, type Round } from './round.ts';

/** A picture that took longer than this doesn't make up for the time. */
const longestFrame = 100;

export type AskPuyo = (position: PuyoPosition) => Promise<PuyoAnswer>;

export class PuyoPractice {
  readonly #seeds: () => number;
  readonly #ask: AskPuyo;
  #clock: PuyoClock = $state.raw(startPuyo(0));
  #hint = $state.raw<{ round: Round; suggestion: Suggestion | null } | null>(null);
  /** Hints are drawn on the field. */
  isHelping = $state(true);
  readonly round = $derived(this.#clock.round);
  readonly phase = $derived(this.#clock.phase);
  readonly level = $derived(this.#clock.level);
  readonly isPaused = $derived(this.#clock.isPaused);
  readonly isOver = $derived(this.phase.kind === 'over');
  readonly rows = $derived(rowsIn(this.#clock));
  readonly loose = $derived(looseIn(this.#clock));
  readonly popping = $derived(poppingIn(this.#clock));
  readonly chain = $derived(runningChain(this.#clock));
  readonly score = $derived(this.round.score + (this.chain?.points ?? 0));
  readonly pairs = $derived(pairsIn(this.round));
  readonly current = $derived(this.#currentPair());
  readonly ghost = $derived(this.#ghostPair());
  /** For the falling pair; null while there is none. */
  readonly suggestion = $derived(
    this.isHelping && this.phase.kind === 'steer' && this.#hint?.round === this.round
      ? this.#hint.suggestion
      : null,
  );

  /** `seeds` answers the seed of the next game. */
  constructor(seeds: () => number, ask: AskPuyo) {
    this.#seeds = seeds;
    this.#ask = ask;
    this.#clock = startPuyo(seeds());
  }

  /** One frame later; `ms` since the last one. */
  frame(ms: number): void {
    this.#become(advance(this.#clock, Math.min(ms, longestFrame)));
  }

  down(key: Key): void {
    this.#become(keyDown(this.#clock, key));
  }

  up(key: Key): void {
    this.#become(keyUp(this.#clock, key));
  }

  /** Keys that go up elsewhere are not heard here. */
  releaseAll(): void {
    this.#become(releaseAll(this.#clock));
  }

  pause(): void {
    if (!this.isPaused) this.togglePause();
  }

  togglePause(): void {
    this.#become(togglePause(this.#clock));
  }

  restart(): void {
    this.#become(startPuyo(this.#seeds(), this.level));
  }

  undo(): void {
    this.#become(undo(this.#clock));
  }

  changeLevel(by: number): void {
    this.#become(changeLevel(this.#clock, by));
  }

  toggleHints(): void {
    this.isHelping = !this.isHelping;
    this.#think();
  }

  #become(clock: PuyoClock): void {
    this.#clock = clock;
    this.#think();
  }

  /** Asks once about each pair; an answer that comes too late is about another round. */
  #think(): void {
    const { round, phase } = this;
    if (!this.isHelping || phase.kind !== 'steer' || this.#hint?.round === round) return;
    this.#hint = { round, suggestion: null };
    const { field, allClear } = round;
    const pairs = pairsIn(round).map(({ axis, child }) => axis + child);
    this.#ask({ cells: [...field.cells], pairs, allClear }).then(
      (answer) => {
        if (answer.ok && this.#hint?.round === round) this.#hint = { round, suggestion: answer.suggestion };
      },
      () => {},
    );
  }

  #currentPair(): PairView | null {
    const { phase, pairs } = this;
    return phase.kind === 'steer' ? { ...pairs[0]!, cells: cellsAt(phase.stance) } : null;
  }

  #ghostPair(): PairView | null {
    const { phase, pairs, round } = this;
    if (phase.kind !== 'steer') return null;
    const placement = { column: phase.stance.x + 1, direction: phase.stance.direction };
    return { ...pairs[0]!, cells: restingCells(placement, heightsOf(stacksOf(round.field))) };
  }
}
