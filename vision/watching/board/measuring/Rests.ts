import { clip, pixelsOf } from '../../../pixels/image.ts';
import type { Frame, Layout, Rect } from '../../../types.ts';
import { covers } from '../../pictureParts.ts';
import { longestRun } from './ends.ts';

/** A change of a channel by less than this is noise of the capture. */
const leastChange = 24;
/** What has not changed for so long stands still; pieces glide from cell to cell, but don't wait on their way. */
const restMs = 50;
/** Cells around the board that are looked at with it: it may stand beside its cells. */
const margin = 0.7;
/** Where more of the board changes at once, it is covered or redrawn. */
const mostChanged = 0.5;

/** What is other than when all stood still before: a 1 for each pixel of the area, which is in whole pixels. */
export interface Step {
  changed: Uint8Array;
  area: Rect;
}

/** Tells from the pictures of a board what has changed from one rest to the next: gliding pieces wait in cells only. */
export class Rests {
  /** Looked at, in whole pixels of the full picture: the board as it was at first, and some cells' parts around it. */
  private area: Rect | null = null;
  private before: Int32Array | null = null;
  /** The board when all in it stood still last. */
  private rested: Int32Array | null = null;
  /** Since when nothing has moved. */
  private stillSince = 0;
  private hasRested = false;

  /** `leastRun`: what changes over a smaller part of a cell in a row is an eye or a spark, not the side of a block. */
  constructor(private readonly leastRun: number) {}

  /** Frames in their order. null: nothing has come to rest anew, or all of it is redrawn. */
  next(frame: Frame, layout: Layout): Step | null {
    const area = (this.area ??= areaAround(layout, frame));
    const now = covers(frame, area) ? pixelsIn(frame, area) : null;
    if (!this.comesToRest(now, layout, frame.capturedAt)) return null;
    const { rested } = this;
    this.rested = now;
    const changed = rested && changes(rested, now!);
    return changed && !isRedrawn(changed) ? { changed, area } : null;
  }

  /** Nothing moves, for the first time since something did. */
  private comesToRest(now: Int32Array | null, layout: Layout, at: number): boolean {
    const { before } = this;
    this.before = now;
    if (!now || !before || this.hasMoved(before, now, layout)) {
      this.stillSince = at;
      this.hasRested = false;
    }
    if (this.hasRested || at - this.stillSince < restMs) return false;
    return (this.hasRested = true);
  }

  /** A side of a block at least has changed. */
  private hasMoved(before: Int32Array, now: Int32Array, { board, columns, rows }: Layout): boolean {
    const changed = changes(before, now);
    const least = this.leastRun * Math.min(board.width / columns, board.height / rows);
    return changed !== null && longestRun(changed, this.area!) >= least;
  }
}

function areaAround({ board, columns, rows }: Layout, { full }: Frame): Rect {
  const [dx, dy] = [(margin * board.width) / columns, (margin * board.height) / rows];
  const { x, y, width, height } = board;
  return clip({ x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy }, full);
}

/** A copy: the frame's own pixels may be used again by whoever captures them. */
function pixelsIn(frame: Frame, { x, y, width, height }: Rect): Int32Array {
  const all = pixelsOf(frame);
  const part = new Int32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (y - frame.origin.y + row) * frame.width + x - frame.origin.x;
    part.set(all.subarray(from, from + width), row * width);
  }
  return part;
}

/** 1 for each pixel that has changed; null where none has. */
function changes(before: Int32Array, now: Int32Array): Uint8Array | null {
  const changed = new Uint8Array(now.length);
  let isSame = true;
  for (let i = 0; i < now.length; i += 1)
    if (before[i] !== now[i] && differs(before[i]!, now[i]!)) {
      changed[i] = 1;
      isSame = false;
    }
  return isSame ? null : changed;
}

const isRedrawn = (changed: Uint8Array): boolean =>
  changed.reduce((sum, value) => sum + value, 0) > mostChanged * changed.length;

const differs = (a: number, b: number): boolean =>
  Math.abs((a & 255) - (b & 255)) > leastChange ||
  Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) > leastChange ||
  Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)) > leastChange;
