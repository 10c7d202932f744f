import type { Rect } from '../../../types.ts';

/** If nothing has moved for this long, everything rests: a piece that glides a row a second moves a pixel meanwhile. */
const restMs = 150;
/** The greatest distance of a piece from the place where its sides were seen moving, in cells. */
const margin = 1;

interface Moved {
  at: number;
  bounds: Rect;
}

/** The place of recent movement, in pixels of an area. Times are in milliseconds. */
export class Motion {
  private moved: Moved[] = [];
  private unseenAt = -Infinity;

  add(bounds: Rect, at: number): void {
    this.moved = [...this.moved.filter((one) => at - one.at < restMs), { at, bounds }];
  }

  /** The movement until now is unknown. */
  isUnseen(at: number): void {
    this.unseenAt = at;
  }

  /** The part in which something may be moving at `at`, with a margin of cells of this size; null: it may be anywhere. */
  placeAt(at: number, { width, height }: { width: number; height: number }): Rect | null {
    if (at - this.unseenAt < restMs) return null;
    const lately = this.moved.filter((one) => at - one.at < restMs).map(({ bounds }) => bounds);
    if (lately.length === 0) return null;
    const [left, top] = [
      Math.min(...lately.map(({ x }) => x)) - margin * width,
      Math.min(...lately.map(({ y }) => y)) - margin * height,
    ];
    const right = Math.max(...lately.map((one) => one.x + one.width)) + margin * width;
    const bottom = Math.max(...lately.map((one) => one.y + one.height)) + margin * height;
    return {
      x: Math.floor(left),
      y: Math.floor(top),
      width: Math.ceil(right - left),
      height: Math.ceil(bottom - top),
    };
  }
}
