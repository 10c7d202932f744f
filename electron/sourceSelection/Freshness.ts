import { Deadline } from '../supervision/Deadline.ts';

/** What was read longer ago is not what the screen shows. */
export const freshMs = 500;

/**
 * Whether what was read last still is what the screen shows. Pictures state their time in epoch milliseconds, by the same
 * clock as this process; waiting is done by a clock that only ever goes forward. Where the time of day is set forward
 * between a picture and its arrival, the picture counts as old and the next one, a moment later, as fresh; where it is set
 * back, as one that was taken when it arrived.
 */
export class Freshness {
  readonly #changed: (isFresh: boolean) => void;
  readonly #deadline = new Deadline(() => this.#become(false));
  #isFresh = true;
  #goodUntil = -Infinity;

  /** Counts as fresh until a picture has been confirmed and no other one follows. */
  constructor(changed: (isFresh: boolean) => void) {
    this.#changed = changed;
  }

  /** What was read last was on the screen at `capturedAt`. Answers whether that is news of a fresh picture. */
  confirm(capturedAt: number): boolean {
    const age = Math.max(0, Date.now() - capturedAt);
    const goodUntil = performance.now() + freshMs - age;
    if (age >= freshMs || goodUntil <= this.#goodUntil) return false;
    this.#goodUntil = goodUntil;
    this.#deadline.set(freshMs - age);
    this.#become(true);
    return true;
  }

  /** Milliseconds since what was read last was last known to be on the screen; null: it isn't known. */
  get age(): number | null {
    return this.#goodUntil === -Infinity ? null : Math.max(0, performance.now() + freshMs - this.#goodUntil);
  }

  /** Nothing comes any more from where the pictures came from. */
  spoil(): void {
    this.#deadline.clear();
    this.#goodUntil = -Infinity;
    this.#become(false);
  }

  /** No pictures are expected. */
  rest(): void {
    this.#deadline.clear();
    this.#goodUntil = -Infinity;
    this.#become(true);
  }

  #become(isFresh: boolean): void {
    if (isFresh === this.#isFresh) return;
    this.#isFresh = isFresh;
    this.#changed(isFresh);
  }
}
