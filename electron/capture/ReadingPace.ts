/** So long equal pictures are still read while a reading wants confirming: a tracker may ask for 400 ms of them. Then, and otherwise, two a second. */
const confirmingMs = 500;
const idleIntervalMs = 500;

/** Which pictures are worth reading: all that show something new, and of those that don't as few as suffice. */
export class ReadingPace {
  #newAt = -Infinity;
  #readAt = -Infinity;

  /**
   * `isSettled`: the last reading gave a position, which the same picture would only give again. `at` in milliseconds,
   * by a clock that only goes forward.
   */
  isWorthReading(isNew: boolean, isSettled: boolean, at: number): boolean {
    if (isNew) this.#newAt = at;
    const isConfirming = isNew || (!isSettled && at - this.#newAt < confirmingMs);
    if (!isConfirming && at - this.#readAt < idleIntervalMs) return false;
    this.#readAt = at;
    return true;
  }

  /** The next picture is read whatever it shows. */
  forget(): void {
    this.#readAt = -Infinity;
  }
}
