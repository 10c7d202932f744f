/** So long a better answer is waited for where the first one often isn't the last: a place that jumps helps nobody. */
export const patienceMs = 300;

/**
 * The answers before the final one. Those that hardly change any more are given as they come; the others are held back
 * until waiting for the final one has taken too long.
 */
export class EarlierAnswers<Answer> {
  readonly #give: (answer: Answer) => void;
  readonly #timeout: NodeJS.Timeout;
  readonly #isSettled: (answer: Answer) => boolean;
  #isDue = false;
  #held: Answer | null = null;

  /** `isSettled`: the final answer is hardly another one. */
  constructor(give: (answer: Answer) => void, isSettled: (answer: Answer) => boolean) {
    this.#give = give;
    this.#isSettled = isSettled;
    this.#timeout = setTimeout(() => {
      this.#isDue = true;
      this.giveHeld();
    }, patienceMs);
  }

  add(answer: Answer): void {
    this.#held = answer;
    if (this.#isDue || this.#isSettled(answer)) this.giveHeld();
  }

  /** Gives the latest one that was held back, if any: no better one will come. */
  giveHeld(): void {
    const held = this.#held;
    this.#held = null;
    if (held !== null) this.#give(held);
  }

  close(): void {
    clearTimeout(this.#timeout);
    this.#held = null;
  }
}
