/**
 * A question that may never be answered: it is not asked again while an answer is outstanding, and nobody waits for one
 * longer than `patienceMs`.
 */
export class OneAtATime<Answer> {
  readonly #ask: () => Promise<Answer>;
  readonly #patienceMs: number;
  #outstanding: Promise<Answer> | null = null;

  constructor(ask: () => Promise<Answer>, patienceMs: number) {
    this.#ask = ask;
    this.#patienceMs = patienceMs;
  }

  /** null: not yet. Rejects as the question does. */
  async answer(): Promise<Answer | null> {
    this.#outstanding ??= this.#ask().finally(() => (this.#outstanding = null));
    let timeout: NodeJS.Timeout | undefined;
    const late = new Promise<null>((resolve) => {
      timeout = setTimeout(() => resolve(null), this.#patienceMs);
    });
    try {
      return await Promise.race([this.#outstanding, late]);
    } finally {
      clearTimeout(timeout);
    }
  }
}
