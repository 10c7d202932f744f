/** Time that counts, in milliseconds: it is stopped while something is shown. */
export class Stopwatch {
  readonly #now: () => number;
  #since: number | null;
  #counted = 0;

  /** Runs from the first moment. */
  constructor(now: () => number) {
    this.#now = now;
    this.#since = now();
  }

  get milliseconds(): number {
    return Math.round(this.#counted + (this.#since === null ? 0 : this.#now() - this.#since));
  }

  stop(): void {
    this.#counted = this.milliseconds;
    this.#since = null;
  }

  goOn(): void {
    this.#since ??= this.#now();
  }
}
