import { pauseAfter } from '../../engine/protocol/pauses.ts';

/** What has lived so long counts as well: its next death is a first one. */
const calmMs = 30_000;
/** What has lived so long was of use: however often it dies, it has to be missed no longer than after a second death. */
const usefulMs = 1000;

/** Starts something again each time that it dies: at once, then after growing pauses, and never gives up. */
export class Restarts {
  readonly #start: () => void;
  #deaths = 0;
  #startedAt = performance.now();
  #timer: NodeJS.Timeout | null = null;

  constructor(start: () => void) {
    this.#start = start;
  }

  /** It has died, or has to be replaced. Told again before it was started, that counts for nothing. */
  died(): void {
    if (this.#timer) return;
    const lived = performance.now() - this.#startedAt;
    if (lived >= calmMs) this.#deaths = 0;
    else if (lived >= usefulMs) this.#deaths = Math.min(this.#deaths, 1);
    this.#timer = setTimeout(() => this.#startAgain(), pauseAfter(++this.#deaths));
  }

  close(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #startAgain(): void {
    this.#timer = null;
    this.#startedAt = performance.now();
    this.#start();
  }
}
