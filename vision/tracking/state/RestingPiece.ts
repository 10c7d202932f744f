import type { Location } from '../../../engine/tetris/types.ts';
import type { PreviewQueue } from '../previewQueue.ts';
import { isInTheAir, sameLocation, type Known } from '../explaining/explanation.ts';

/** A piece that rests for longer has locked in most games, even if the next one is not visible yet. */
const locksAfterMs = 150;

/** How long the falling piece has been resting. */
export class RestingPiece {
  private at: Location | null = null;
  private since = 0;

  /**
   * It has probably locked: it has been resting for long, and the previews have moved on or are unreadable. To be
   * called once a frame, `now` in milliseconds.
   */
  hasLocked(
    known: Known,
    now: number,
    { expected, hasMoved }: Pick<PreviewQueue, 'expected' | 'hasMoved'>,
  ): boolean {
    const isLying = known.at !== null && !isInTheAir(known);
    if (!isLying || !sameLocation(this.at, known.at)) this.since = now;
    this.at = known.at;
    return isLying && now - this.since > locksAfterMs && (hasMoved || expected === null);
  }
}
