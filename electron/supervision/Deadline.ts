/** A moment that may be put off again and again, at no cost. On a clock that only goes forward: the time of day may be set. */
export class Deadline {
  readonly #passed: (lateMs: number) => void;
  #due = Infinity;
  #wakesAt = Infinity;
  #timer: NodeJS.Timeout | null = null;

  /** `passed` gets how much too late it is called: by long if this process itself was suspended. */
  constructor(passed: (lateMs: number) => void) {
    this.#passed = passed;
  }

  /** In so many milliseconds, whatever was set before. */
  set(ms: number): void {
    this.#due = performance.now() + ms;
    if (this.#due < this.#wakesAt) this.#sleep();
  }

  clear(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#due = this.#wakesAt = Infinity;
  }

  #sleep(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#wakesAt = this.#due;
    this.#timer = setTimeout(() => this.#wake(), Math.max(0, this.#due - performance.now()));
  }

  #wake(): void {
    const late = performance.now() - this.#due;
    // Timers are counted in whole milliseconds.
    if (late < -1) return this.#sleep();
    this.clear();
    this.#passed(Math.max(0, late));
  }
}
