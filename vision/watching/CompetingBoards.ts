import { isFarSurer, isSure } from '../trust.ts';
import type { Frame, Rect } from '../types.ts';
import { isWhole } from './pictureParts.ts';
import { sameBoard, type BoardSearch, type Finding } from './searching/BoardSearch.ts';
import { PendingSearch, type Locate } from './searching/PendingSearch.ts';
import { demandOf } from './searching/Probation.ts';
import type { TrackedBoard } from './TrackedBoard.ts';

/** Searches, besides the reading of one board, for another that should be watched instead, or a better measure of it. */
export class CompetingBoards {
  private readonly search: BoardSearch;
  private readonly remeasure: PendingSearch;

  /** `search` is the one that found the board: it continues while that one is in doubt. */
  constructor(search: BoardSearch, locate: Locate) {
    this.search = search;
    this.remeasure = new PendingSearch(locate);
  }

  /** Drops the result of a search whose board is no longer watched. */
  drop(): void {
    this.remeasure.drop();
  }

  /** While the board is not trusted yet: another one, or a better measure of it; 'same': the search trusts it now. */
  ofProbation(frame: Frame, watched: TrackedBoard): Finding | 'same' | null {
    watched.wantsWhole = this.search.isDue(frame.capturedAt);
    const redivided = redividedOf(watched);
    if (redivided) return redivided;
    const finding = this.search.searchIn(frame);
    if (!finding) return null;
    if (!sameBoard(finding.layout, watched.board.layout) && !watched.isKnownBetterThan(finding.layout))
      return finding.isTrusted || !watched.hasHadState ? finding : null;
    const isBetter = isBetterMeasure(finding, watched);
    if (finding.isTrusted) return isBetter ? finding : 'same';
    return isBetter && demandOf(finding.layout) < demandOf(watched.board.layout) ? finding : null;
  }

  /** While the board is trusted: another one if it leads to no legal state, a better measure if it was doubtful. */
  ofTrusted(frame: Frame, watched: TrackedBoard, exclude: readonly Rect[]): Finding | null {
    const redivided = redividedOf(watched);
    if (redivided) return redivided;
    const now = frame.capturedAt;
    const isDoubtful = watched.isDoubtful(now);
    watched.wantsWhole = isDoubtful && this.search.isDue(now);
    const finding = isDoubtful ? this.search.searchIn(frame) : null;
    const isEnough = finding !== null && (finding.isTrusted || watched.isFleeting);
    const isOther = isEnough && watched.isOtherThan(finding.layout, now);
    if (isOther && watched.givesWayTo(finding.layout) && !watched.isContradictedBy(finding.layout, now))
      return finding;
    return this.measureAgain(frame, watched, exclude);
  }

  private measureAgain(frame: Frame, watched: TrackedBoard, exclude: readonly Rect[]): Finding | null {
    const { board, remeasuring, isTied, isPointed, other } = watched;
    const now = frame.capturedAt;
    if ((board.isMeasured && !watched.mayBeTetris) || isSure(board.layout)) return null;
    const mayLook = watched.isCalm(now) || watched.mayBeTetris;
    if (mayLook && !this.remeasure.isRunning && remeasuring.isDue(now)) {
      if (isWhole(frame)) this.remeasure.begin(frame, { exclude });
      else watched.wantsWhole = true;
    }
    const answer = this.remeasure.takeAnswer();
    if (!answer) return null;
    const whole = answer.filter(
      (layout) =>
        !watched.isContradictedBy(layout, now) &&
        (isFarSurer(layout, board.layout) ||
          (watched.followed.areIn(layout) && !watched.isKnownBetterThan(layout))),
    );
    const better = remeasuring.looked(whole, board.layout, now);
    if (!better && !remeasuring.hasRival) watched.confirm();
    return better && { layout: better, isTied, isPointed, other, isTrusted: true };
  }
}

/** The board with the numbers of columns and rows that its pieces show. */
function redividedOf({ board, isTied, isPointed, other }: TrackedBoard): Finding | null {
  const { redivided } = board;
  return redivided && { layout: redivided, isTied, isPointed, other, isTrusted: false };
}

/** The board is there, but was measured in a picture that showed little of it. */
function isBetterMeasure({ layout }: Finding, { board }: TrackedBoard): boolean {
  return !board.isMeasured && !board.isMoved && layout.confidence > board.layout.confidence;
}
