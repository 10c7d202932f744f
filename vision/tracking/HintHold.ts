import type { Explanation } from './explaining/explanation.ts';

/** An unexplained frame keeps the hint for this long: a piece may be between two cells. */
const graceMs = 300;
/** If the previous picture came this long before, the next one may be as far away: none will soon confirm this one. */
const seldomMs = 200;

/** Whether the last position is still reported although the latest picture shows another one, or none. */
export class HintHold {
  private seenAt = -Infinity;
  private areSeldom = false;

  /** Called once for each picture, `at` milliseconds. */
  pictureCame(at: number): void {
    this.areSeldom = at - this.seenAt >= seldomMs;
    this.seenAt = at;
  }

  /** `explanation`: the meaning of the picture, if it were confirmed; `unexplainedMs` since one was. */
  lasts(explanation: Explanation | null, unexplainedMs: number): boolean {
    const isGone = explanation !== null && explanation.kind !== 'same';
    return unexplainedMs <= graceMs && !(isGone && this.areSeldom);
  }
}
