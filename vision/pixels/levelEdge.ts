/** Horizontal edges along the whole width of a board. */
import type { Grid, Image, Rect } from '../types.ts';

/** A difference of a channel, in levels, across what is clearly an edge. */
const clear = 22;

/** The clearest horizontal edge between these heights; null if there is none. */
export function levelEdge(
  image: Image,
  grid: Pick<Grid, 'board' | 'columns'>,
  from: number,
  to: number,
): number | null {
  let best = { y: 0, step: clear };
  for (let y = Math.round(from); y <= to; y += 1) {
    const step = stepDown(image, grid, y);
    if (step > best.step) best = { y, step };
  }
  return best.step > clear ? best.y : null;
}

/**
 * The difference of the colours above and below a height along the whole board, except for a shade or a puyo in one
 * corner.
 */
function stepDown(image: Image, { board, columns }: Pick<Grid, 'board' | 'columns'>, y: number): number {
  const width = board.width / columns;
  const above = { y: y - 2, width, height: 2 };
  const steps = Array.from({ length: columns }, (_, i) => {
    const x = board.x + i * width;
    return difference(image, { ...above, x }, { ...above, x, y });
  });
  return steps.sort((a, b) => a - b)[1]!;
}

/** The difference of the mean colours of two parts of the picture, in levels of the channel that differs most. */
function difference(image: Image, one: Rect, other: Rect): number {
  const [a, b] = [meanOf(image, one), meanOf(image, other)];
  return Math.max(...a.map((value, channel) => Math.abs(value - b[channel]!)));
}

/** The mean colour of the pixels in a part of the picture, at least one. */
function meanOf({ width, height, data }: Image, area: Rect): number[] {
  const [left, top] = [clamp(Math.round(area.x), width - 1), clamp(Math.round(area.y), height - 1)];
  const right = Math.max(left + 1, Math.min(width, Math.round(area.x + area.width)));
  const bottom = Math.max(top + 1, Math.min(height, Math.round(area.y + area.height)));
  const sums = [0, 0, 0];
  for (let y = top; y < bottom; y += 1)
    for (let i = 4 * (y * width + left); i < 4 * (y * width + right); i += 4)
      for (let channel = 0; channel < 3; channel += 1) sums[channel]! += data[i + channel]!;
  return sums.map((sum) => sum / ((right - left) * (bottom - top)));
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
