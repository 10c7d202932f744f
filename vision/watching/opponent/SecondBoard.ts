import { common } from '../../pixels/rects.ts';
import { trust } from '../../trust.ts';
import type { Frame, Layout, Rect } from '../../types.ts';
import { levelled, otherField } from '../otherField.ts';
import { isWhole } from '../pictureParts.ts';
import { PendingSearch, type Locate } from '../searching/PendingSearch.ts';
import type { BoardReader } from '../board/BoardReader.ts';

/** Milliseconds from when a board is followed to the first search: the first picture may have shown little of another one. */
const firstMs = 1500;
/** The time between two searches, while nobody seems to play the followed board. */
const againMs = 6000;

/** The board that is followed. */
export type FollowedBoard = Pick<BoardReader, 'layout' | 'isMeasured'>;

/** Searches for a second board in the picture, besides the followed one. */
export class SecondBoard {
  private readonly pending: PendingSearch;
  private since: number | null = null;
  private searchedAt = -Infinity;
  private claimed: Frame | null = null;

  constructor(locate: Locate) {
    this.pending = new PendingSearch(locate);
  }

  /**
   * A whole picture is of use at `now`, in milliseconds of the frames' clock. `isUrgent`: the followed board may be
   * the wrong one.
   */
  isDue(now: number, isUrgent: boolean): boolean {
    this.since ??= now;
    if (this.pending.isRunning) return false;
    if (this.searchedAt < 0) return now - this.since >= firstMs;
    return isUrgent && now - this.searchedAt >= againMs;
  }

  /** Keeps the frame for `searchClaimed`, if a search is due: that counts as done from now on. */
  claim(frame: Frame, isUrgent: boolean): void {
    const isOfUse = isWhole(frame) && this.isDue(frame.capturedAt, isUrgent);
    this.claimed = isOfUse ? frame : null;
    if (isOfUse) this.searchedAt = frame.capturedAt;
  }

  /** Searches the claimed frame; returns the board that a search found, once. */
  searchClaimed({ layout: own, isMeasured }: FollowedBoard, exclude: readonly Rect[]): Layout | null {
    const { claimed } = this;
    this.claimed = null;
    if (claimed) this.pending.begin(claimed, { exclude: [...exclude, own.board] });
    const answer = this.pending.takeAnswer();
    const alike = answer && otherField(answer, own);
    if (alike) return isMeasured ? levelled(alike, own) : alike;
    return answer?.find((one) => isApart(one, own) && one.confidence >= trust.likelierThanNot) ?? null;
  }
}

const isApart = (one: Layout, own: Layout): boolean => common(one.board, own.board) === 0;
