import type { Rect, Size } from '../../../types.ts';
import { changes } from './boardPixels.ts';

/** What ends so near to a part that is left out may go on in it. */
const near = 2;

/** Each pixel of an area as it was when it stood still last. */
export class RestedPixels {
  private readonly pixels: Int32Array;
  private readonly isKnown: Uint8Array;
  private readonly width: number;

  constructor({ width, height }: Size) {
    this.width = width;
    this.pixels = new Int32Array(width * height);
    this.isKnown = new Uint8Array(width * height);
  }

  /**
   * What is other now than when it stood still last; all stands still again but for what is in `moving`, in pixels of the
   * area. null: nothing is other, or it goes on in there.
   */
  settle(now: Int32Array, moving: Rect | null): Uint8Array | null {
    const changed = changes(this.pixels, now);
    if (!changed) return null;
    this.leaveOutUnknown(changed);
    if (moving && this.goesOnIn(moving, changed)) return null;
    for (let i = 0, y = 0; i < now.length; y += 1)
      for (let x = 0; x < this.width; x += 1, i += 1) {
        if (moving && isIn(moving, x, y)) changed[i] = 0;
        else if (changed[i] || !this.isKnown[i]) {
          this.pixels[i] = now[i]!;
          this.isKnown[i] = 1;
        }
      }
    return changed;
  }

  private leaveOutUnknown(changed: Uint8Array): void {
    for (let i = 0; i < changed.length; i += 1) changed[i]! &= this.isKnown[i]!;
  }

  private goesOnIn({ x, y, width, height }: Rect, changed: Uint8Array): boolean {
    const around = { x: x - near, y: y - near, width: width + 2 * near, height: height + 2 * near };
    const inside = { x, y, width, height };
    return changed.some(
      (value, i) =>
        value === 1 &&
        isIn(around, i % this.width, Math.floor(i / this.width)) &&
        !isIn(inside, i % this.width, Math.floor(i / this.width)),
    );
  }
}

const isIn = (rect: Rect, x: number, y: number): boolean =>
  x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;
