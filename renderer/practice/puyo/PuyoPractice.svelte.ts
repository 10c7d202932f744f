/** The Puyo practice game on the screen: the clock, driven by frames and keys, and the hint for the falling pair. */
import { heightsOf, stacksOf } from '../../../engine/puyo/rules/field.ts';
import { restingCells } from '../../../engine/puyo/rules/place.ts';
import type { PuyoState, Suggestion } from '../../../engine/puyo/types.ts';
import type { Command } from '../../shared/practice/keys.ts';
import { usualOptions, type PracticeOptions } from '../../shared/practice/options.ts';
import type { PairView } from '../../shared/puyo/fieldView.ts';
import { Flow } from '../play/Flow.svelte.ts';
import type { Heard, Played } from '../play/Played.ts';
import type { FinishedGame } from '../../shared/practice/finished.ts';
import { modeOf, type PuyoMode } from '../../shared/practice/modes.ts';
import {
  advance,
  cellsAt,
  changeLevel,
  keyDown,
  keyUp,
  levelOf,
  outcomeOf,
  releaseAll,
  startPuyo,
  undo,
  type PuyoClock,
} from './clock.ts';
import { heardBetween } from './heard.ts';
import { keyOf } from './keys.ts';
import { looseIn, poppingIn, rowsIn, runningChain } from './picture.ts';
import { pairsIn, stateOf, type Round } from './round.ts';
import { slipIn, type PuyoSlip } from './slip.ts';

/** A picture that took longer than this doesn't make up for the time. */
const longestFrame = 100;

export type AskPuyo = (state: PuyoState) => Promise<Suggestion>;

export class PuyoPractice implements Played {
  readonly #seeds: () => number;
  readonly #ask: AskPuyo;
  readonly flow = new Flow();
  #clock: PuyoClock = $state.raw(startPuyo(0));
  #options: PracticeOptions = usualOptions;
  #heard: Heard[] = [];
  #hint = $state.raw<{ round: Round; suggestion: Suggestion | null } | null>(null);
  /** Hints are drawn on the field. */
  #isHelped = $state(false);
  /** Moves are judged when they are made. */
  #isJudged = false;
  /** The last move, where it was worse than another one. */
  slip: PuyoSlip | null = $state.raw(null);
  readonly round = $derived(this.#clock.round);
  readonly phase = $derived(this.#clock.phase);
  readonly level = $derived(levelOf(this.#clock));
  readonly mode = $derived(this.#clock.mode);
  readonly isFree = $derived(this.mode.isFree);
  readonly elapsed = $derived(this.#clock.elapsed);
  readonly outcome = $derived(outcomeOf(this.#clock));
  readonly isOver = $derived(this.outcome !== null);
  readonly finished = $derived(this.#finishedGame());
  #name: PuyoMode = 'free';
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
    this.#isHelped && this.phase.kind === 'steer' && this.#hint?.round === this.round
      ? this.#hint.suggestion
      : null,
  );

  /** `seeds` answers the seed of the next game. */
  constructor(seeds: () => number, ask: AskPuyo) {
    this.#seeds = seeds;
    this.#ask = ask;
    this.#clock = startPuyo(seeds());
  }

  begin(): void {
    const { puyoMode, chain } = this.#options;
    this.#name = puyoMode;
    const level = puyoMode === 'free' ? this.#clock.startLevel : 1;
    this.#clock = startPuyo(this.#seeds(), level, this.#options, modeOf(puyoMode, chain));
    this.slip = null;
    this.flow.begin();
    this.#think();
  }

  frame(ms: number): void {
    const { count } = this.flow;
    const left = this.flow.frame(Math.min(ms, longestFrame));
    if (this.flow.count !== count) this.#heard.push([this.flow.count > 0 ? 'count' : 'begin']);
    if (left > 0) this.#become(advance(this.#clock, left));
  }

  down(command: Command): void {
    const key = keyOf(command);
    if (key && this.flow.phase === 'running' && !this.outcome) this.#become(keyDown(this.#clock, key));
  }

  up(command: Command): void {
    const key = keyOf(command);
    if (key) this.#become(keyUp(this.#clock, key));
  }

  releaseAll(): void {
    this.#become(releaseAll(this.#clock));
  }

  undo(): void {
    if (!this.isFree) return;
    this.#clock = undo(this.#clock);
    this.slip = null;
    this.flow.goOn();
    this.#think();
  }

  changeLevel(by: number): void {
    if (this.isFree) this.#become(changeLevel(this.#clock, by));
  }

  configure(options: PracticeOptions, drawsHints: boolean): void {
    this.#options = options;
    this.#isHelped = drawsHints && (options.help === 'place' || options.help === 'full');
    this.#isJudged = drawsHints && options.help === 'after';
    this.#become({ ...this.#clock, shiftTimes: options });
  }

  takeSounds(): readonly Heard[] {
    const heard = this.#heard;
    this.#heard = [];
    return heard;
  }

  #become(clock: PuyoClock): void {
    const { phase: before } = this.#clock;
    this.#heard.push(...heardBetween(this.#clock, clock));
    this.#clock = clock;
    if (before.kind === 'steer' && clock.phase.kind === 'fall') this.#judge(clock);
    this.#think();
  }

  /** The game stops where another place was clearly better; where nothing is known yet, nothing is said. */
  #judge({ phase, round }: PuyoClock): void {
    this.slip = null;
    const suggestion = this.#hint?.round === round ? this.#hint.suggestion : null;
    if (!this.#isJudged || !this.isFree || !suggestion || phase.kind !== 'fall') return;
    this.slip = slipIn(suggestion, round, phase.placed);
    if (this.slip) this.flow.halt();
  }

  /** Asks once about each pair; an answer that comes too late is about another round. */
  #think(): void {
    const { round, phase } = this;
    const isWanted =
      (this.#isHelped || this.#isJudged) && this.flow.phase !== 'ready' && phase.kind === 'steer';
    if (!isWanted || this.#hint?.round === round) return;
    this.#hint = { round, suggestion: null };
    this.#ask(stateOf(round)).then(
      (suggestion) => {
        if (this.#hint?.round === round) this.#hint = { round, suggestion };
      },
      () => {},
    );
  }

  #finishedGame(): FinishedGame | null {
    const { outcome, round, mode } = this;
    if (!outcome) return null;
    return {
      game: 'puyo',
      mode: this.#name,
      chain: mode.goal?.kind === 'chain' ? mode.goal.count : 0,
      outcome,
      helped: this.#options.help !== 'off',
      score: round.score,
      cleared: round.longest,
      placed: round.turn,
      milliseconds: Math.round(this.elapsed),
    };
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
