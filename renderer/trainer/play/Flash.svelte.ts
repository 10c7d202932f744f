/** Flash mode in time: a puzzle is seen, placed from memory while it is covered, and answered. */
import { flashTimes as usualTimes } from '../../../engine/puzzle/sets/figures.ts';

export type FlashPhase = 'off' | 'seeing' | 'covered' | 'answer';

/** Seconds that can be chosen. */
export const flashTimes = [0.5, 1, 2, 3, 5, 8] as const;

export class Flash {
  readonly #over: () => void;
  phase: FlashPhase = $state('off');
  /** Seconds for the puzzle, and for the answer. */
  seeing: number = $state(usualTimes.puzzle);
  answering: number = $state(usualTimes.answer);
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** `over`: the answer was shown long enough. */
  constructor(over: () => void) {
    this.#over = over;
  }

  begin(): void {
    this.#enter('seeing', this.seeing, () => this.cover());
  }

  cover(): void {
    this.#enter('covered', null);
  }

  answer(): void {
    this.#enter('answer', this.answering, this.#over);
  }

  end(): void {
    this.#enter('off', null);
  }

  #enter(phase: FlashPhase, seconds: number | null, then: () => void = () => {}): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = seconds === null ? null : setTimeout(then, seconds * 1000);
    this.phase = phase;
  }
}
