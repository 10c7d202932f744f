import type { Frame, Layout, Rect, Size } from '../../../types.ts';
import { covers } from '../../pictureParts.ts';
import { areaAround, boundsOf, changes, countOf, pixelsIn } from './ends/boardPixels.ts';
import { longestRun } from './ends/runs.ts';
import { Motion } from './Motion.ts';
import { RestedPixels } from './RestedPixels.ts';

/** If nothing has changed for this long, everything rests; pieces glide from cell to cell, but don't stop on their way. */
const restMs = 50;
/** While something moves, the rest of the board is checked this often. Milliseconds. */
const lookMs = 100;
/** If more of the board changes at once, it is covered or redrawn. */
const mostChanged = 0.5;

/** The change since the last rest: a 1 for each pixel of the area, which is in whole pixels. */
export interface Step {
  changed: Uint8Array;
  area: Rect;
}

/**
 * Detects from the pictures of a board what has changed from one rest to the next: gliding pieces stop only in cells.
 * If one glides without a stop, the rest of the board counts as resting: a landed piece, once the next one falls.
 */
export class RestDetector {
  /** The examined area, in whole pixels of the full picture: the board as found, and parts of cells around it. */
  private area: Rect | null = null;
  private before: Int32Array | null = null;
  private spare: Int32Array | null = null;
  private rested: RestedPixels | null = null;
  private readonly motion = new Motion();
  /** The time since which nothing has moved. */
  private stillSince = 0;
  private hasRested = false;
  private lookedAt = -Infinity;

  /** `leastRun`: a change over a smaller part of a cell in a row is an eye or a spark, not the side of a block. */
  constructor(private readonly leastRun: number) {}

  /** Frames in their order. null: nothing new has come to rest, or everything is redrawn. */
  stepTo(frame: Frame, layout: Layout): Step | null {
    const area = (this.area ??= areaAround(layout, frame));
    const now = covers(frame, area) ? pixelsIn(frame, area, this.spare) : null;
    const isAtRest = this.comesToRest(now, layout, frame.capturedAt);
    if (!now || (this.hasRested && !isAtRest)) return null;
    const moving = isAtRest ? null : this.movingAt(frame.capturedAt, layout);
    if (!isAtRest && !moving) return null;
    const changed = (this.rested ??= new RestedPixels(area)).settle(now, moving);
    return changed && this.isBlock(changed, layout) && !isRedrawn(changed) ? { changed, area } : null;
  }

  /** The place of the movement, if the rest of the board is due for a check; null: anywhere, or it was just checked. */
  private movingAt(at: number, layout: Layout): Rect | null {
    if (at - this.lookedAt < lookMs) return null;
    this.lookedAt = at;
    return this.motion.placeAt(at, cellOf(layout));
  }

  /** Nothing moves, for the first time since something did. */
  private comesToRest(now: Int32Array | null, layout: Layout, at: number): boolean {
    const { before } = this;
    this.before = now;
    this.spare = before;
    const isSeen = now !== null && before !== null;
    if (!isSeen) this.motion.isUnseen(at);
    if (!isSeen || this.hasMoved(before, now, layout, at)) {
      this.stillSince = at;
      this.hasRested = false;
    }
    if (this.hasRested || at - this.stillSince < restMs) return false;
    return (this.hasRested = true);
  }

  private hasMoved(before: Int32Array, now: Int32Array, layout: Layout, at: number): boolean {
    const changed = changes(before, now);
    if (!changed || !this.isBlock(changed, layout)) return false;
    this.motion.add(boundsOf(changed, this.area!.width), at);
    return true;
  }

  /** At least as long as a side of a block. */
  private isBlock(changed: Uint8Array, layout: Layout): boolean {
    const { width, height } = cellOf(layout);
    return longestRun(changed, this.area!) >= this.leastRun * Math.min(width, height);
  }
}

const cellOf = ({ board, columns, rows }: Layout): Size => ({
  width: board.width / columns,
  height: board.height / rows,
});

const isRedrawn = (changed: Uint8Array): boolean => countOf(changed) > mostChanged * changed.length;
