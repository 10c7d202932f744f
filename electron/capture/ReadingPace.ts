/** So many equal pictures in a row are still read, as a reading may want confirming; then two a second. */
const equalPicturesRead = 4;
const idleIntervalMs = 500;

/** Which pictures are worth reading: all that show something new, and of those that don't as few as suffice. */
export class ReadingPace {
  #equal = 0;
  #readAt = -Infinity;

  /** `at` in milliseconds, by a clock that only goes forward. */
  isWorthReading(isNew: boolean, at: number): boolean {
    this.#equal = isNew ? 0 : this.#equal + 1;
    if (this.#equal > equalPicturesRead && at - this.#readAt < idleIntervalMs) return false;
    this.#readAt = at;
    return true;
  }

  /** The next picture is read whatever it shows. */
  forget(): void {
    this.#equal = 0;
    this.#readAt = -Infinity;
  }
}
