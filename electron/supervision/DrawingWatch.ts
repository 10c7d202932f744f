import { Patience } from './Patience.ts';
import { PatientWatchdog } from './PatientWatchdog.ts';
import type { SpareTime } from './SpareTime.ts';

/** A picture that is so late will not come by itself. */
const patienceMs = { least: 700, most: 1500 };

/**
 * Whether what a page has drawn comes to the screen. A page whose own work is done in time, and whose picture still
 * does not come, waits for the process that draws for all windows: that one hangs.
 */
export class DrawingWatch {
  readonly #patience = new Patience(patienceMs.least, patienceMs.most);
  readonly #watchdog: PatientWatchdog;
  #since: number | null = null;

  /** `late` is called once per picture that does not come, with when it was wanted, on `performance.now()`'s clock. */
  constructor(late: (since: number) => void, spare: Pick<SpareTime, 'begin' | 'isNone'>) {
    this.#watchdog = new PatientWatchdog(patienceMs.most, () => this.#starved(late), spare);
  }

  /** The page is sent what to draw, in place of anything that it was sent before. */
  expect(): void {
    if (this.#since !== null) return;
    this.#since = performance.now();
    this.#watchdog.feed(this.#patience.ms);
  }

  /** A picture has come, the last one or one before it. */
  came(): void {
    if (this.#since !== null) this.#patience.took(performance.now() - this.#since);
    this.rest();
  }

  /** Nothing is to be drawn, or the page is gone. */
  rest(): void {
    this.#since = null;
    this.#watchdog.rest();
  }

  #starved(late: (since: number) => void): void {
    const since = this.#since!;
    this.#since = null;
    late(since);
  }
}
