import type { Explanation } from './explaining/explanation.ts';

/** A frame that nothing explains leaves the hint standing for so long: a piece may be between two cells. */
const graceMs = 300;
/** So long after the picture before the next one may be as far away: none will soon bear out what this one shows. */
const seldomMs = 200;

/** Whether the last position may be told on though the latest picture shows another one, or none. */
export class HintHold {
  private seenAt = -Infinity;
  private areSeldom = false;

  /** Once for each picture, `at` milliseconds. */
  pictureCame(at: number): void {
    this.areSeldom = at - this.seenAt >= seldomMs;
    this.seenAt = at;
  }

  /** `explanation`: what the picture would come to, were it borne out; `unexplainedMs` since one was. */
  lasts(explanation: Explanation | null, unexplainedMs: number): boolean {
    const isGone = explanation !== null && explanation.kind !== 'same';
    return unexplainedMs <= graceMs && !(isGone && this.areSeldom);
  }
}
