/** Runs of marked pixels along the lines of an area, whose masks have a 1 for each pixel that is marked. */
import type { Rect } from '../../../types.ts';

/** The lines of pixels of an area, one after the other. */
export interface Direction {
  lines: number;
  length: number;
  stride: number;
  step: number;
}

export const along = (width: number, height: number): Direction => ({
  lines: height,
  length: width,
  stride: width,
  step: 1,
});
export const upright = (width: number, height: number): Direction => ({
  lines: width,
  length: height,
  stride: 1,
  step: width,
});

/** Each run of marked pixels along one axis: its first pixel, the first one after it, and its line. */
export function eachRun(
  changed: Uint8Array,
  { lines, length, stride, step }: Direction,
  take: (from: number, to: number, line: number) => void,
): void {
  for (let line = 0; line < lines; line += 1) {
    let from = -1;
    for (let at = 0; at <= length; at += 1) {
      const isChanged = at < length && changed[line * stride + at * step] === 1;
      if (isChanged && from < 0) from = at;
      if (isChanged || from < 0) continue;
      take(from, at, line);
      from = -1;
    }
  }
}

/** The longest run of marked pixels in an area of this size, along either axis. */
export function longestRun(changed: Uint8Array, { width, height }: Rect): number {
  let most = 0;
  const take = (from: number, to: number): void => void (most = Math.max(most, to - from));
  eachRun(changed, along(width, height), take);
  eachRun(changed, upright(width, height), take);
  return most;
}
