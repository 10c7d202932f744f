/** The longest task takes a fraction of it on a slow machine. Milliseconds. */
const usualPatience = 120_000;

/** Tells once where nothing came for so long although something was expected. */
export class Patience {
  readonly #ranOut: () => void;
  readonly #milliseconds: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ranOut: () => void, milliseconds = usualPatience) {
    this.#ranOut = ranOut;
    this.#milliseconds = milliseconds;
  }

  /** Begins to wait anew, or ends where nothing is expected. */
  expect(isExpecting: boolean): void {
    clearTimeout(this.#timer);
    if (isExpecting) this.#timer = setTimeout(this.#ranOut, this.#milliseconds);
  }
}

/** What is said where it ran out. */
export const tooLate = 'no answer came in time';
