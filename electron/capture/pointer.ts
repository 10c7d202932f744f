/** Captured pictures have the mouse pointer in them; a player leaves it anywhere, on the board too. */
import type { Frame, Rect } from '../../vision/types.ts';

/**
 * Paints over `pointer` (in pixels of the full picture) with what is beside it, line by line: the left half with the pixel left
 * of it, the right half with the one on the right. Changes the frame's pixels.
 */
export function paintOverPointer({ data, width, height, origin }: Frame, pointer: Rect): void {
  const left = Math.max(0, Math.floor(pointer.x - origin.x));
  const top = Math.max(0, Math.floor(pointer.y - origin.y));
  const right = Math.min(width, Math.ceil(pointer.x + pointer.width - origin.x));
  const bottom = Math.min(height, Math.ceil(pointer.y + pointer.height - origin.y));
  if (right <= left || (left === 0 && right === width)) return;
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const middle = left === 0 ? 0 : right === width ? width : (left + right) >> 1;
  for (let row = top * width; row < bottom * width; row += width) {
    pixels.fill(pixels[row + left - 1]!, row + left, row + middle);
    pixels.fill(pixels[row + right]!, row + Math.max(left, middle), row + right);
  }
}
