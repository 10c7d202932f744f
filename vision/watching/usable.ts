import type { Frame } from '../types.ts';

/** No screen has more pixels; searching them would take seconds. */
const mostPixels = 64_000_000;

/**
 * The frame, with pixels that can be read four bytes at a time; null if it isn't a picture: it has no pixels, fewer
 * than its size needs, or more than any screen.
 */
export function usable(frame: Frame): Frame | null {
  const { width, height, data } = frame;
  const pixels = width * height;
  if (!(pixels > 0) || pixels > mostPixels || data.length < 4 * pixels) return null;
  return data.byteOffset % 4 === 0 ? frame : { ...frame, data: data.slice(0, 4 * pixels) };
}
