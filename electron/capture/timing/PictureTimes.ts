/** How many pictures come and how long they take: reported once a second. Times in milliseconds of a clock that only goes on. */

import type { Reports } from '../../contract/reports.ts';

export type Pace = Reports['capture:pace'];

const intervalMs = 1000;

export class PictureTimes {
  readonly #told: (pace: Pace) => void;
  #since: number;
  #frames = 0;
  #taking: number[] = [];
  #reading: number[] = [];

  constructor(told: (pace: Pace) => void, now: number) {
    this.#told = told;
    this.#since = now;
  }

  /** A picture has come. */
  came(now: number): void {
    this.#frames++;
    const elapsed = now - this.#since;
    if (elapsed < intervalMs) return;
    this.#told({
      framesPerSecond: (this.#frames * 1000) / elapsed,
      taking: median(this.#taking),
      reading: median(this.#reading),
    });
    this.#since = now;
    this.#frames = 0;
    this.#taking = [];
    this.#reading = [];
  }

  /** One was read: when it came, when its pixels were there, and when it was read. */
  read(came: number, taken: number, done: number): void {
    this.#taking.push(taken - came);
    this.#reading.push(done - taken);
  }
}

function median(times: number[]): number | null {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? null;
}
