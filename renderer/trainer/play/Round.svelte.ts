/** A round of puzzles that comes to an end, in time. */
import type { RoundMode } from '../../../electron/contract/asking/training.ts';
import { roundRules, type RoundRules } from '../modes/rules.ts';
import { Stopwatch } from './Stopwatch.ts';

export type RoundPhase = 'ready' | 'running' | 'over';

export class Round {
  readonly mode: RoundMode;
  readonly rules: RoundRules;
  readonly #now: () => number;
  phase: RoundPhase = $state('ready');
  /** Which puzzles were solved, in their order. */
  results: readonly boolean[] = $state.raw([]);
  /** Whole seconds that are left, of this puzzle or of all; null: no clock runs. */
  secondsLeft: number | null = $state(null);
  #watch: Stopwatch | null = null;
  #penalty = 0;

  constructor(mode: RoundMode, now: () => number) {
    this.mode = mode;
    this.rules = roundRules[mode];
    this.#now = now;
    this.secondsLeft = this.rules.secondsEach ?? this.rules.seconds;
  }

  readonly solved = $derived(this.results.filter(Boolean).length);

  get milliseconds(): number {
    return this.#watch?.milliseconds ?? 0;
  }

  start(): void {
    this.phase = 'running';
    this.#watch = new Stopwatch(this.#now);
  }

  /** A puzzle is done with; true where it was the last one. */
  took(isSolved: boolean): boolean {
    this.results = [...this.results, isSolved];
    if (!isSolved) this.#penalty += this.rules.mistakeCosts;
    const isLast = this.results.length === this.rules.puzzles;
    return isLast || (!isSolved && this.rules.afterMistake === 'end');
  }

  end(): void {
    this.phase = 'over';
    this.#watch?.stop();
  }

  /** `onPuzzle`: milliseconds for which this puzzle's clock has run. Answers whether the time is over. */
  tick(onPuzzle: number): 'puzzle' | 'all' | null {
    if (this.phase !== 'running') return null;
    const { secondsEach, seconds } = this.rules;
    if (secondsEach !== null) return this.#left(secondsEach - onPuzzle / 1000) ? null : 'puzzle';
    if (seconds === null) return null;
    return this.#left(seconds - this.#penalty - this.milliseconds / 1000) ? null : 'all';
  }

  #left(seconds: number): boolean {
    const whole = Math.max(0, Math.ceil(seconds));
    if (whole !== this.secondsLeft) this.secondsLeft = whole;
    return seconds > 0;
  }
}
