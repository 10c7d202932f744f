/** A resized window has its new picture by then. */
const patienceMs = 1500;

/**
 * Pictures that fit no known part of their window: for a moment each time it is resized; for longer where it isn't known what
 * they show.
 */
export class UnmatchedPictures {
  #since: number | null = null;

  note(fits: boolean): void {
    this.#since = fits ? null : (this.#since ?? performance.now());
  }

  get areLasting(): boolean {
    return this.#since !== null && performance.now() - this.#since >= patienceMs;
  }
}
