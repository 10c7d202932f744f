/** Pictures a second. A source without a game is looked through more seldom than that. */
const rates = { searching: 8, still: 10, moving: 24 } as const;
/** Nothing has moved for so long: what happens next is a fall by one row, and can wait for the next picture. */
const stillAfterMs = 1500;

/** How many pictures a second are worth their cost. Times in milliseconds of a clock that only goes on. */
export class PictureRate {
  #movedAt = -Infinity;

  /** From the picture of `at` on. `isNew`: it shows something that the one before did not. */
  after({ isFound, isNew }: { isFound: boolean; isNew: boolean }, at: number): number {
    if (!isFound) return rates.searching;
    if (isNew) this.#movedAt = at;
    return at - this.#movedAt < stillAfterMs ? rates.moving : rates.still;
  }
}
