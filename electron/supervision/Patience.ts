/** So many of the last signs of life are remembered. */
const mostRemembered = 30;
/** Of fewer nothing is concluded. */
const fewest = 4;
/** So many times as long as the slowest of them the next one may take. */
const margin = 6;

/**
 * How long to wait for a sign of life before what gives it counts as hanging: as long as they take on this machine, as
 * busy as it is, and several times that. All in milliseconds.
 */
export class Patience {
  readonly #least: number;
  readonly #most: number;
  #taken: number[] = [];

  /** Between `least` and `most`, which holds until something is known. */
  constructor(least: number, most: number) {
    this.#least = least;
    this.#most = most;
  }

  /** A sign of life has come after so long. */
  took(ms: number): void {
    this.#taken = [...this.#taken, ms].slice(-mostRemembered);
  }

  /** What hung is another one now. */
  forget(): void {
    this.#taken = [];
  }

  /** Whether enough signs of life have come to go by. */
  get isKnown(): boolean {
    return this.#taken.length >= fewest;
  }

  get ms(): number {
    if (!this.isKnown) return this.#most;
    return Math.min(this.#most, Math.max(this.#least, margin * Math.max(...this.#taken)));
  }
}
