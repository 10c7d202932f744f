/** The Puyo practice game on the screen: the clock, driven by frames and keys, and the hint for the falling pair. */
import type { PuyoStart } from '../../../electron/contract/asking/practice.ts';
import { heightsOf, stacksOf } from '../../../engine/puyo/rules/field.ts';
import { restingCells } from '../../../engine/puyo/rules/place.ts';
import type { Tsume } from '../../../engine/puyo/tsume.ts';
import type { PuyoState, Suggestion } from '../../../engine/puyo/types.ts';
import { modeOf, tsumeMode, type PuyoMode } from '../../../electron/contract/practice/modes.ts';
import type { PracticeOptions } from '../../../electron/contract/practice/options.ts';
import type { PairView } from '../../shared/puyo/fieldView.ts';
import { TimedGame } from '../play/TimedGame.svelte.ts';
import type { Duel } from '../versus/Duel.ts';
import { startFrom, type Key, type PuyoClock } from './clock.ts';
import { looseIn, pairOf, poppingIn, rowsIn, runningChain } from './drawing/picture.ts';
import { puyoRules } from './puyoRules.ts';
import { puyoDuel, type AskRival } from './rival.ts';
import { pairsIn, stateOf, tsumeRound, type Round } from './round.ts';
import { slipIn, type PuyoSlip } from './helping/slip.ts';

/** The engine, as this game uses it. */
export interface PuyoThinking {
  /** For the player, by the settings. */
  ask(state: PuyoState): Promise<Suggestion>;
  /** For the other player. */
  rival: AskRival;
  /** Another puzzle. */
  tsume(): Promise<Tsume>;
}

export class PuyoPractice extends TimedGame<PuyoClock, Key, PuyoSlip> {
  readonly #thinking: PuyoThinking;
  /** Puzzles that were asked for. */
  #asked = 0;
  #hint = $state.raw<{ round: Round; suggestion: Suggestion | null } | null>(null);
  readonly round = $derived(this.clock.round);
  readonly phase = $derived(this.clock.phase);
  /** Garbage puyos that are on their way. */
  readonly incoming = $derived(this.clock.incoming);
  readonly rows = $derived(rowsIn(this.clock));
  readonly loose = $derived(looseIn(this.clock));
  readonly popping = $derived(poppingIn(this.clock));
  readonly chain = $derived(runningChain(this.clock));
  readonly score = $derived(this.round.score + (this.chain?.points ?? 0));
  readonly pairs = $derived(pairsIn(this.round));
  readonly current = $derived(pairOf(this.clock));
  readonly ghost = $derived(this.#ghostPair());
  /** For the falling pair; null while there is none. */
  readonly suggestion = $derived(
    this.isHelped && this.phase.kind === 'steer' && this.#hint?.round === this.round
      ? this.#hint.suggestion
      : null,
  );

  constructor(seeds: () => number, thinking: PuyoThinking) {
    super(puyoRules, seeds);
    this.#thinking = thinking;
  }

  /** Training that goes on from a position. */
  goOnFrom(position: PuyoStart): void {
    this.#asked++;
    this.beginFrom('free', modeOf('free', 0), (clock) => startFrom(clock, position));
  }

  /** A puzzle is made first. */
  override begin(): void {
    if (this.chosenMode !== 'tsume') return super.begin();
    const asked = ++this.#asked;
    this.#thinking.tsume().then(
      (tsume) => {
        if (asked !== this.#asked) return;
        this.beginFrom('tsume', tsumeMode(tsume.chain, tsume.pairs.length), (clock) => ({
          ...clock,
          round: tsumeRound(clock.round, tsume),
        }));
      },
      ({ message }: Error) => asked === this.#asked && this.failed('puzzle', message, () => this.begin()),
    );
  }

  protected modeIn({ puyoMode }: PracticeOptions): PuyoMode {
    return puyoMode;
  }

  protected duelFrom(start: PuyoClock, strength: number, seed: number): Duel<PuyoClock, Key> {
    return puyoDuel(start, strength, seed, this.#thinking.rival);
  }

  /** The game stops where another place was clearly better; where nothing is known yet, nothing is said. */
  protected judge({ phase: before }: PuyoClock): void {
    const { phase, round } = this.clock;
    if (before.kind !== 'steer' || phase.kind !== 'fall') return;
    const suggestion = this.#hint?.round === round ? this.#hint.suggestion : null;
    this.slip = this.judgesMoves && suggestion ? slipIn(suggestion, round, phase.placed) : null;
    if (this.slip) this.flow.halt();
  }

  /** Asks once about each pair; an answer that comes too late is about another round. */
  protected think(): void {
    const { round, phase } = this;
    const isWanted =
      (this.isHelped || this.judgesMoves) && this.flow.phase !== 'ready' && phase.kind === 'steer';
    if (!isWanted || this.#hint?.round === round) return;
    this.#hint = { round, suggestion: null };
    this.#thinking.ask(stateOf(round, this.incoming)).then(
      (suggestion) => {
        if (this.#hint?.round === round) this.#hint = { round, suggestion };
      },
      ({ message }: Error) => this.failed('hint', message, () => this.#thinkAgain()),
    );
  }

  #thinkAgain(): void {
    this.#hint = null;
    this.think();
  }

  #ghostPair(): PairView | null {
    const { phase, pairs, round } = this;
    if (phase.kind !== 'steer') return null;
    const placement = { column: phase.stance.x + 1, direction: phase.stance.direction };
    return { ...pairs[0]!, cells: restingCells(placement, heightsOf(stacksOf(round.field))) };
  }
}
