import { trust } from '../../vision/trust.ts';
import type { Layout } from '../../vision/types.ts';
import { sameBoard } from '../../vision/watching/searching/BoardSearch.ts';

/** So often a doubtful board must be seen at one place, each time in another picture. */
const times = 3;

interface Doubtful {
  layout: Layout;
  times: number;
}

/**
 * Believes a board that one picture leaves in doubt when several show it at the same place. A picture that says exactly
 * the same again has not changed, and proves nothing new: a page that only looks like a game does not move.
 */
export class RepeatedFinds {
  #doubtful = new Map<string, Doubtful>();

  /** What the latest picture of a source shows; `layout`: null where there is no board. */
  isBelieved(sourceId: string, layout: Layout | null): boolean {
    if (layout && layout.confidence >= trust.likelierThanNot) return true;
    if (!layout || layout.confidence < trust.worthASecondLook) {
      this.#doubtful.delete(sourceId);
      return false;
    }
    const before = this.#doubtful.get(sourceId);
    const isAgain = before !== undefined && sameBoard(before.layout, layout);
    const hasChanged = before?.layout.confidence !== layout.confidence;
    const now = isAgain ? before.times + (hasChanged ? 1 : 0) : 1;
    this.#doubtful.set(sourceId, { layout, times: now });
    return now >= times;
  }

  forget(): void {
    this.#doubtful.clear();
  }
}
