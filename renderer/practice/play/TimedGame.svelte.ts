/** What both practice games are alike in: a clock that frames and keys drive, and moves that are judged when they are made. */
import type { GameKind } from '../../../vision/types.ts';
import type { FinishedGame, Outcome } from '../../../electron/contract/practice/finished.ts';
import type { Command } from '../../../electron/contract/practice/keys.ts';
import { modeOf, type Mode, type ModeName } from '../../../electron/contract/practice/modes.ts';
import { helpIn, usualOptions, type PracticeOptions } from '../../../electron/contract/practice/options.ts';
import type { Handling } from '../autoShift.ts';
import type { Duel } from '../versus/Duel.ts';
import { Flow } from './Flow.svelte.ts';
import type { Heard, Played, Trouble } from './Played.ts';

/** A picture that took longer than this doesn't make up for the time. */
const longestFrame = 100;

/** A moment of either game. */
export interface Moment {
  readonly mode: Mode;
  /** Milliseconds played. */
  readonly elapsed: number;
  readonly startLevel: number;
  readonly handling: Handling;
}

/** How a game goes on from moment to moment. */
export interface ClockRules<Now extends Moment, Key> {
  readonly game: GameKind;
  readonly mostLevel: number;
  start(seed: number, startLevel: number, handling: Handling, mode: Mode): Now;
  advance(clock: Now, ms: number): Now;
  /** undefined: the command is none of the game's own. */
  keyOf(command: Command): Key | undefined;
  keyDown(clock: Now, key: Key): Now;
  keyUp(clock: Now, key: Key): Now;
  releaseAll(clock: Now): Now;
  undo(clock: Now): Now;
  levelOf(clock: Now): number;
  outcomeOf(clock: Now): Outcome | null;
  heardBetween(before: Now, after: Now): Heard[];
  countsOf(clock: Now): Pick<FinishedGame, 'score' | 'cleared' | 'placed' | 'splits' | 'faults' | 'keys'>;
}

export abstract class TimedGame<Now extends Moment, Key, Slip> implements Played {
  readonly flow = new Flow();
  readonly #rules: ClockRules<Now, Key>;
  readonly #seeds: () => number;
  protected clock: Now = $state.raw()!;
  #options: PracticeOptions = usualOptions;
  #heard: Heard[] = [];
  #name: ModeName = $state('free');
  /** Hints are drawn on the board. */
  protected isHelped = $state(false);
  /** Moves are judged, and the game may stop for it. */
  protected judgesMoves = false;
  #drawsHints = false;
  /** The last move, where it was worse than another one. */
  slip: Slip | null = $state.raw(null);
  trouble: Trouble | null = $state.raw(null);
  #duel: Duel<Now, Key> | null = null;
  /** The other player's game, where there is one. */
  rival: Now | null = $state.raw(null);
  readonly mode = $derived(this.clock.mode);
  readonly isFree = $derived(this.mode.isFree);
  readonly elapsed = $derived(this.clock.elapsed);
  readonly level = $derived(this.#levelNow());
  readonly outcome = $derived(this.#outcomeNow());
  readonly isOver = $derived(this.outcome !== null);
  /** Made once: what comes after a game's end (keys that go up, other options) is no other game. */
  finished: FinishedGame | null = $state.raw(null);

  /** `seeds` answers the seed of the next game. */
  constructor(rules: ClockRules<Now, Key>, seeds: () => number) {
    this.#rules = rules;
    this.#seeds = seeds;
    this.clock = rules.start(seeds(), 1, usualOptions, modeOf('free', 0));
  }

  /** What is played by these options. */
  protected abstract modeIn(options: PracticeOptions): ModeName;
  /** The other player of a game from this seed. */
  protected abstract duelFrom(start: Now, strength: number, seed: number): Duel<Now, Key>;
  /** A hint is worked out for what falls now, if one is wanted. */
  protected abstract think(): void;
  /** The move between these two moments is judged, if there was one. */
  protected abstract judge(before: Now): void;

  protected get hadHelp(): boolean {
    return helpIn(this.#options.help, this.#name) !== 'off';
  }

  /** It has begun, and there is something to lose. */
  get isUnderWay(): boolean {
    return this.flow.phase !== 'ready' && !this.isOver;
  }

  protected get chosenMode(): ModeName {
    return this.modeIn(this.#options);
  }

  begin(): void {
    const { chain, bot } = this.#options;
    this.#name = this.chosenMode;
    const mode = modeOf(this.#name, this.#name === 'versus' ? bot : chain);
    const level = mode.isFree ? this.clock.startLevel : 1;
    const seed = this.#seeds();
    const clock = this.#rules.start(seed, level, this.#options, mode);
    this.#beginWith(clock, mode.goal?.kind === 'win' ? this.duelFrom(clock, mode.goal.count, seed) : null);
  }

  /** From somewhere on, without another player. */
  protected beginFrom(name: ModeName, mode: Mode, make: (start: Now) => Now): void {
    this.#name = name;
    this.#beginWith(make(this.#rules.start(this.#seeds(), 1, this.#options, mode)), null);
  }

  #beginWith(clock: Now, duel: Duel<Now, Key> | null): void {
    this.clock = clock;
    this.#duel = duel;
    this.rival = duel && clock;
    this.finished = null;
    this.slip = null;
    this.trouble = null;
    if (duel) this.#hearOf(duel);
    this.#settleHelp();
    this.flow.begin();
    this.think();
  }

  /** Where the other player can't think. */
  #hearOf({ rival }: Duel<Now, Key>): void {
    rival.failed = (why) => this.failed('rival', why, () => rival.thinkAgain());
  }

  /** Said until it is tried again, or another game begins. */
  protected failed(of: Trouble['of'], why: string, again: () => void): void {
    const tryAgain = (): void => {
      this.trouble = null;
      again();
    };
    this.trouble = { of, why, again: tryAgain };
  }

  /** What the options want, as far as there is any help in what is played. */
  #settleHelp(): void {
    const help = helpIn(this.#options.help, this.#name);
    this.isHelped = this.#drawsHints && (help === 'place' || help === 'keys');
    this.judgesMoves = this.#drawsHints && help === 'afterWorse';
  }

  frame(ms: number): void {
    const { count } = this.flow;
    const left = this.flow.frame(Math.min(ms, longestFrame));
    if (this.flow.count !== count) this.#heard.push([this.flow.count > 0 ? 'count' : 'begin']);
    if (left <= 0) return;
    this.become(this.#rules.advance(this.clock, left));
    if (!this.#duel || this.outcome) return;
    this.become(this.#duel.frame(this.clock, left));
    this.rival = this.#duel.rival.clock;
  }

  down(command: Command): void {
    const key = this.#rules.keyOf(command);
    if (key && this.flow.phase === 'running' && !this.outcome)
      this.become(this.#rules.keyDown(this.clock, key));
  }

  up(command: Command): void {
    const key = this.#rules.keyOf(command);
    if (key) this.become(this.#rules.keyUp(this.clock, key));
  }

  releaseAll(): void {
    this.become(this.#rules.releaseAll(this.clock));
  }

  /** Where the game was halted for it, a move is taken back in any mode. */
  undo(): void {
    if (!this.isFree && this.flow.phase !== 'halted') return;
    this.goBackTo(this.#rules.undo(this.clock));
  }

  /** A moment before, from which the game goes on. */
  protected goBackTo(clock: Now): void {
    this.clock = clock;
    this.finished = null;
    this.slip = null;
    this.flow.goOn();
    this.think();
  }

  changeLevel(by: number): void {
    if (!this.isFree) return;
    const { startLevel } = this.clock;
    const level = Math.max(1, Math.min(this.#rules.mostLevel, this.level + by));
    this.clock = { ...this.clock, startLevel: startLevel + level - this.level };
  }

  configure(options: PracticeOptions, drawsHints: boolean): void {
    this.#options = options;
    this.#drawsHints = drawsHints;
    this.#settleHelp();
    this.clock = { ...this.clock, handling: options };
    this.think();
  }

  takeSounds(): readonly Heard[] {
    const heard = this.#heard;
    this.#heard = [];
    return heard;
  }

  protected become(clock: Now): void {
    const before = this.clock;
    this.#heard.push(...this.#rules.heardBetween(before, clock));
    this.clock = clock;
    this.finished ??= this.#finishedGame();
    this.judge(before);
    this.think();
  }

  #levelNow(): number {
    return this.#rules.levelOf(this.clock);
  }

  #outcomeNow(): Outcome | null {
    return this.#rules.outcomeOf(this.clock);
  }

  #finishedGame(): FinishedGame | null {
    const { outcome, clock, mode } = this;
    if (!outcome) return null;
    const { goal } = mode;
    return {
      game: this.#rules.game,
      mode: this.#name,
      chain: goal?.kind === 'chain' ? goal.count : 0,
      bot: goal?.kind === 'win' ? goal.count : 0,
      outcome,
      helped: this.hadHelp,
      ...this.#rules.countsOf(clock),
      milliseconds: Math.round(clock.elapsed),
    };
  }
}
