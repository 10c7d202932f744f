/** So long a better answer is waited for where the first one often isn't the last: a place that jumps helps nobody. */
export const patienceMs = 300;

/**
 * The answers before the final one. Where the first one is nearly always the last each is given as it comes; otherwise
 * they are held back until waiting for the final one has taken too long.
 */
export class EarlierAnswers<Answer> {
  readonly #give: (answer: Answer) => void;
  readonly #timeout: NodeJS.Timeout;
  #isDue: boolean;
  #held: Answer | null = null;

  /** `mostlyLast`: the first answer nearly always is the last one too. */
  constructor(give: (answer: Answer) => void, mostlyLast: boolean) {
    this.#give = give;
    this.#isDue = mostlyLast;
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
