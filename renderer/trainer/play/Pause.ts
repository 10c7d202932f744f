/** Milliseconds until the next puzzle of a round: solved, not solved, and after its answer. */
export const pauses = { solved: 600, missed: 1000, answer: 2600 } as const;

/** A moment between two puzzles in which nothing can be pressed. */
export class Pause {
  #timer: ReturnType<typeof setTimeout> | null = null;

  get isOn(): boolean {
    return this.#timer !== null;
  }

  begin(milliseconds: number, then: () => void): void {
    this.end();
    this.#timer = setTimeout(() => {
      this.#timer = null;
      then();
    }, milliseconds);
  }

  /** What was to follow doesn't. */
  end(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
