/** The longest time that counts between two pictures of a slow stream; milliseconds. */
const mostMs = 250;

/**
 * A clock that runs while pictures come: on a busy machine none may come for seconds, in which nothing was observed.
 * Milliseconds.
 */
export class SeenTime {
  private now: number | null = null;
  private last = 0;

  /** The time at the picture that was taken at `capturedAt`, by the frames' clock. */
  at(capturedAt: number): number {
    this.now = this.now === null ? capturedAt : this.now + Math.min(mostMs, capturedAt - this.last);
    this.last = capturedAt;
    return this.now;
  }
}
