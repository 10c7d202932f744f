import { isFloorCut } from '../../locating/floorCut.ts';
import type { Frame, Layout } from '../../types.ts';

/** This many consecutive looks must agree. */
const looks = 3;
/** The time between two of them. Milliseconds. */
const lookMs = 100;

/**
 * Detects whether a board ends only because the picture does: the window is too low for it, or scrolled, and its
 * lower part is unknown.
 */
export class FloorWatch {
  private lookedAt = -Infinity;
  private inARow = 0;
  private cut = false;

  get isCut(): boolean {
    return this.cut;
  }

  /** `layout` in the frame's own coordinates. */
  checkFrame(frame: Frame, layout: Layout): void {
    if (frame.capturedAt - this.lookedAt < lookMs) return;
    const isFirst = this.lookedAt === -Infinity;
    this.lookedAt = frame.capturedAt;
    this.inARow = isFloorCut(frame, layout) === this.cut ? 0 : this.inARow + 1;
    if (this.inARow < (isFirst ? 1 : looks)) return;
    this.cut = !this.cut;
    this.inARow = 0;
  }
}
