/** The pixels in and around a board, and their changes. Masks have a 1 for each pixel of the area. */
import { clip, pixelsOf } from '../../../../pixels/image.ts';
import type { Frame, Layout, Rect } from '../../../../types.ts';

/** A change of a channel by less than this is noise of the capture. */
const leastChange = 24;
/** Cells around the board that are examined with it: it may be beside its cells. */
const margin = 0.7;

/** In whole pixels of the full picture. */
export function areaAround({ board, columns, rows }: Layout, { full }: Frame): Rect {
  const [dx, dy] = [(margin * board.width) / columns, (margin * board.height) / rows];
  const { x, y, width, height } = board;
  return clip({ x: x - dx, y: y - dy, width: width + 2 * dx, height: height + 2 * dy }, full);
}

/** A copy, into `spare` if given: the frame's own pixels may be reused by the capture. */
export function pixelsIn(
  frame: Frame,
  { x, y, width, height }: Rect,
  spare: Int32Array | null = null,
): Int32Array {
  const all = pixelsOf(frame);
  const part = spare ?? new Int32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (y - frame.origin.y + row) * frame.width + x - frame.origin.x;
    part.set(all.subarray(from, from + width), row * width);
  }
  return part;
}

/** 1 for each pixel that has changed; null if none has. */
export function changes(before: Int32Array, now: Int32Array): Uint8Array | null {
  let changed: Uint8Array | null = null;
  for (let i = 0; i < now.length; i += 1)
    if (before[i] !== now[i] && differs(before[i]!, now[i]!)) (changed ??= new Uint8Array(now.length))[i] = 1;
  return changed;
}

const differs = (a: number, b: number): boolean =>
  Math.abs((a & 255) - (b & 255)) > leastChange ||
  Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) > leastChange ||
  Math.abs(((a >> 16) & 255) - ((b >> 16) & 255)) > leastChange;

/** How many pixels are marked. */
export function countOf(mask: Uint8Array): number {
  let count = 0;
  for (let i = 0; i < mask.length; i += 1) count += mask[i]!;
  return count;
}

/** The smallest rectangle that contains all marked pixels, in pixels of the mask. */
export function boundsOf(mask: Uint8Array, width: number): Rect {
  let [left, right, top, bottom] = [width, 0, -1, 0];
  for (let y = 0, row = 0; row < mask.length; y += 1, row += width) {
    const first = mask.subarray(row, row + width).indexOf(1);
    if (first < 0) continue;
    if (top < 0) top = y;
    bottom = y + 1;
    left = Math.min(left, first);
    right = Math.max(right, mask.subarray(row, row + width).lastIndexOf(1) + 1);
  }
  return { x: left, y: Math.max(0, top), width: right - left, height: bottom - Math.max(0, top) };
}
