/**
 * The time of pictures for whoever measures the time between two of them. The time of day may be set back while a
 * game is watched: here it goes on from the last picture then. Milliseconds.
 */
export class SteadyTime {
  #last = -Infinity;
  /** Of the time of day. */
  #ahead = 0;

  /** `capturedAt`: by the time of day, of pictures in their order. Never less than before. */
  at(capturedAt: number): number {
    if (capturedAt + this.#ahead < this.#last) this.#ahead = this.#last - capturedAt;
    this.#last = capturedAt + this.#ahead;
    return this.#last;
  }
}
