import type { Location } from '../../../engine/tetris/types.ts';
import type { PreviewQueue } from '../previewQueue.ts';
import { isInTheAir, sameLocation, type Known } from '../explaining/explanation.ts';

/** A piece that rests for longer has locked in most games, even if the next one is not visible yet. */
const locksAfterMs = 150;
/** After a drop the next piece comes at once: if it is not visible by then, it comes in above the board. */
const dropLocksAfterMs = 350;
/** The least rows of a drop. */
export const rowsDropped = 3;

type Previews = Pick<PreviewQueue, 'expected' | 'hasMoved' | 'isBlank' | 'showsMoves'>;

/** How long the falling piece has been resting. */
export class RestingPiece {
  private at: Location | null = null;
  private since = 0;
  private wasDropped = false;

  /**
   * It has probably locked: it has been resting for long, and the previews have moved on or are unreadable; or it was
   * dropped, and they would look the same. To be called once a frame, `now` in milliseconds.
   */
  hasLocked(known: Known, now: number, { expected, hasMoved, isBlank, showsMoves }: Previews): boolean {
    const isLying = known.at !== null && !isInTheAir(known);
    if (!isLying || !sameLocation(this.at, known.at)) {
      this.wasDropped = isLying && isDrop(this.at, known.at!);
      this.since = now;
    }
    this.at = known.at;
    const restsMs = now - this.since;
    if (!isLying) return false;
    if (hasMoved || isBlank || expected === null) return restsMs > locksAfterMs;
    return this.wasDropped && !showsMoves && restsMs > dropLocksAfterMs;
  }
}

const isDrop = (from: Location | null, to: Location): boolean =>
  from !== null && from.type === to.type && from.y - to.y >= rowsDropped;
