/** Runs of marked pixels along the lines of an area, whose masks have a 1 for each pixel that is marked. */
import type { Rect, Size } from '../../../../types.ts';
import { boundsOf } from './boardPixels.ts';

/** The lines of pixels of an area, one after the other, and the part of them with marked pixels. */
export interface Direction {
  lines: Part;
  pixels: Part;
  stride: number;
  step: number;
}

interface Part {
  from: number;
  to: number;
}

/** The rows of a mask for an area of this size. */
export function along(mask: Uint8Array, { width }: Size): Direction {
  const { x, y, ...size } = boundsOf(mask, width);
  const [lines, pixels] = [partOf(y, size.height), partOf(x, size.width)];
  return { lines, pixels, stride: width, step: 1 };
}

/** The columns of a mask for an area of this size. */
export function upright(mask: Uint8Array, area: Size): Direction {
  const { lines, pixels, stride, step } = along(mask, area);
  return { lines: pixels, pixels: lines, stride: step, step: stride };
}

const partOf = (from: number, length: number): Part => ({ from, to: from + length });

/** Each run of marked pixels along one axis: its first pixel, the first one after it, and its line. */
export function eachRun(
  mask: Uint8Array,
  { lines, pixels, stride, step }: Direction,
  take: (from: number, to: number, line: number) => void,
): void {
  for (let line = lines.from; line < lines.to; line += 1) {
    let from = -1;
    for (let at = pixels.from; at <= pixels.to; at += 1) {
      const isMarked = at < pixels.to && mask[line * stride + at * step] === 1;
      if (isMarked && from < 0) from = at;
      if (isMarked || from < 0) continue;
      take(from, at, line);
      from = -1;
    }
  }
}

/** The longest run of marked pixels in an area of this size, along either axis. */
export function longestRun(mask: Uint8Array, area: Rect): number {
  let most = 0;
  const take = (from: number, to: number): void => void (most = Math.max(most, to - from));
  eachRun(mask, along(mask, area), take);
  eachRun(mask, upright(mask, area), take);
  return most;
}
