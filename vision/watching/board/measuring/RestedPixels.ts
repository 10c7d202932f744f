import { clip } from '../../../pixels/image.ts';
import type { Rect, Size } from '../../../types.ts';
import { boundsOf, changes } from './ends/boardPixels.ts';

/** A change this close to an excluded part may continue inside it. */
const near = 2;

/** Each pixel of an area at its last rest. */
export class RestedPixels {
  private readonly pixels: Int32Array;
  private readonly isKnown: Uint8Array;
  private readonly size: Size;
  private isAllKnown = false;

  constructor({ width, height }: Size) {
    this.size = { width, height };
    this.pixels = new Int32Array(width * height);
    this.isKnown = new Uint8Array(width * height);
  }

  /**
   * The change since the last rest; everything rests again except in `moving`, in pixels of the area. null: nothing
   * has changed, or the change continues in there.
   */
  settle(now: Int32Array, moving: Rect | null): Uint8Array | null {
    const changed = changes(this.pixels, now);
    if (!changed) return null;
    if (!this.isAllKnown) leaveOutUnknown(changed, this.isKnown);
    if (moving && this.goesOnIn(moving, changed)) return null;
    if (moving) this.clear(changed, moving);
    if (!this.isAllKnown) this.learn(now, moving);
    this.update(now, changed);
    return changed;
  }

  /** Stores the changed pixels. */
  private update(now: Int32Array, changed: Uint8Array): void {
    for (const row of rowsOf(boundsOf(changed, this.size.width), this.size))
      for (let i = row.from; i < row.to; i += 1) if (changed[i]) this.pixels[i] = now[i]!;
  }

  /** Stores the pixels that have never rested before, except those in `moving`. */
  private learn(now: Int32Array, moving: Rect | null): void {
    const waits = new Uint8Array(this.isKnown.length);
    for (const row of moving ? rowsOf(moving, this.size) : []) waits.fill(1, row.from, row.to);
    for (let i = 0; i < now.length; i += 1) {
      if (this.isKnown[i] || waits[i]) continue;
      this.pixels[i] = now[i]!;
      this.isKnown[i] = 1;
    }
    this.isAllKnown = !this.isKnown.includes(0);
  }

  private clear(changed: Uint8Array, part: Rect): void {
    for (const { from, to } of rowsOf(part, this.size)) changed.fill(0, from, to);
  }

  /** Something has changed directly around this part. */
  private goesOnIn({ x, y, width, height }: Rect, changed: Uint8Array): boolean {
    const wide = { x: x - near, width: width + 2 * near };
    const around: Rect[] = [
      { ...wide, y: y - near, height: near },
      { ...wide, y: y + height, height: near },
      { x: x - near, y, width: near, height },
      { x: x + width, y, width: near, height },
    ];
    return around.some((part) =>
      rowsOf(part, this.size).some(({ from, to }) => changed.subarray(from, to).includes(1)),
    );
  }
}

function leaveOutUnknown(changed: Uint8Array, isKnown: Uint8Array): void {
  for (let i = 0; i < changed.length; i += 1) changed[i]! &= isKnown[i]!;
}

/** The rows of the part inside an area of this size, each from its first pixel to the one after its last. */
function rowsOf(part: Rect, size: Size): { from: number; to: number }[] {
  const { x, y, width, height } = clip(part, size);
  return Array.from({ length: Math.max(0, height) }, (_, row) => {
    const from = (y + row) * size.width + x;
    return { from, to: from + Math.max(0, width) };
  });
}
