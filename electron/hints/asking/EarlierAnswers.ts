/** So long a better answer is waited for: a place that jumps as soon as it is seen helps nobody. */
export const patienceMs = 300;

/** Holds back the answers before the final one until waiting for it has taken too long; then each is given as it comes. */
export class EarlierAnswers<Answer> {
  readonly #give: (answer: Answer) => void;
  readonly #timeout: NodeJS.Timeout;
  #isDue = false;
  #held: Answer | null = null;

  constructor(give: (answer: Answer) => void) {
    this.#give = give;
    this.#timeout = setTimeout(() => {
      this.#isDue = true;
      this.giveHeld();
    }, patienceMs);
  }

  add(answer: Answer): void {
    this.#held = answer;
    if (this.#isDue) this.giveHeld();
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
