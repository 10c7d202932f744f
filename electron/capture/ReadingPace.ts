/** So many equal pictures in a row are still read while a reading wants confirming; then, and otherwise, two a second. */
const equalPicturesRead = 4;
const idleIntervalMs = 500;

/** Which pictures are worth reading: all that show something new, and of those that don't as few as suffice. */
export class ReadingPace {
  #equal = 0;
  #readAt = -Infinity;

  /**
   * `isSettled`: the last reading has told a position, which the same picture would only tell again. `at` in milliseconds,
   * by a clock that only goes forward.
   */
  isWorthReading(isNew: boolean, isSettled: boolean, at: number): boolean {
    this.#equal = isNew ? 0 : this.#equal + 1;
    const most = isSettled ? 0 : equalPicturesRead;
    if (this.#equal > most && at - this.#readAt < idleIntervalMs) return false;
    this.#readAt = at;
    return true;
  }

  /** The next picture is read whatever it shows. */
  forget(): void {
    this.#equal = 0;
    this.#readAt = -Infinity;
  }
}
