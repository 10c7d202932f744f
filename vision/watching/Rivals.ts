import { isSure } from '../trust.ts';
import type { Frame, Rect } from '../types.ts';
import { isWhole } from './pictureParts.ts';
import { sameBoard, type BoardSearch, type Finding } from './searching/BoardSearch.ts';
import { PendingSearch, type Locate } from './searching/PendingSearch.ts';
import type { Watched } from './Watched.ts';

/** Looks, beside the reading of one board, for another that should be watched instead, or a better measure of it. */
export class Rivals {
  private readonly search: BoardSearch;
  private readonly remeasure: PendingSearch;

  /** `search` is the one that found the board: it goes on where that one is in doubt. */
  constructor(search: BoardSearch, locate: Locate) {
    this.search = search;
    this.remeasure = new PendingSearch(locate);
  }

  /** A search's answer is void: its board is not watched any more. */
  drop(): void {
    this.remeasure.drop();
  }

  /** While the board is not trusted yet; 'same': the search trusts it now. */
  ofTrial(frame: Frame, watched: Watched): Finding | 'same' | null {
    watched.wantsWhole = this.search.isDue(frame.capturedAt);
    const finding = this.search.next(frame);
    if (!finding) return null;
    if (sameBoard(finding.layout, watched.board.layout)) return finding.isTrusted ? 'same' : null;
    return finding.isTrusted || !watched.hasHadState ? finding : null;
  }

  /** While the board is trusted: another one where it leads to no legal state, a better measure where it was doubtful. */
  ofTrusted(frame: Frame, watched: Watched, exclude: readonly Rect[]): Finding | null {
    const now = frame.capturedAt;
    const isDoubtful = watched.isDoubtful(now);
    watched.wantsWhole = isDoubtful && this.search.isDue(now);
    const finding = isDoubtful ? this.search.next(frame) : null;
    const isEnough = finding !== null && (finding.isTrusted || watched.isFleeting);
    if (isEnough && watched.isOtherThan(finding.layout)) return finding;
    return this.measureAgain(frame, watched, exclude);
  }

  private measureAgain(frame: Frame, watched: Watched, exclude: readonly Rect[]): Finding | null {
    const { board, remeasuring, isTied, isPointed } = watched;
    const now = frame.capturedAt;
    if (board.isMeasured || isSure(board.layout)) return null;
    if (watched.isCalm(now) && !this.remeasure.isRunning && remeasuring.isDue(now)) {
      if (isWhole(frame)) this.remeasure.begin(frame, { exclude });
      else watched.wantsWhole = true;
    }
    const answer = this.remeasure.take();
    if (!answer) return null;
    const whole = answer.filter((layout) => watched.followed.areIn(layout));
    const better = remeasuring.looked(whole, board.layout, now);
    return better && { layout: better, isTied, isPointed, isTrusted: true };
  }
}
