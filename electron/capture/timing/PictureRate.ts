/** Pictures a second. */
const rates = {
  playing: 30,
  /** Nothing has moved for longer than any piece stands, or there is no board yet. */
  calm: 10,
} as const;

/** No piece stands still for so long in a game that goes on by itself, in milliseconds. */
const playingMs = 3000;

/**
 * How many pictures are wanted, by what the last ones showed: each costs the same, whether it shows anything new or not.
 * Not lower between two moves of a game: with each other rate Chromium begins to capture anew, which costs more than it saves.
 */
export class PictureRate {
  #changedAt = -Infinity;

  /** Pictures a second from now on. `now` in milliseconds of a clock that only goes on. */
  next({ isNew, hasBoard }: { isNew: boolean; hasBoard: boolean }, now: number): number {
    if (isNew) this.#changedAt = now;
    return hasBoard && now - this.#changedAt <= playingMs ? rates.playing : rates.calm;
  }
}
