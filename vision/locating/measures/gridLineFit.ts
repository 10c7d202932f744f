/** How well edges match the evenly spaced lines of a grid. */
import type { Sums } from '../../pixels/edges.ts';
import type { PicturePixels } from '../../space.ts';
import type { Rect } from '../../types.ts';

/** The frame itself must not count as content. */
const inset = 3;
/** A board shows at least as much change as this many sides of a cell at a fair contrast. */
const leastSides = 4;
const fairEdge = 10;
/** Blocks leave gaps of this part of a cell between them: edges within that count as on the line. */
const gap = 0.07;

/**
 * The share of all change between `start` and `start + count * pitch` that is on the inner lines, beyond the share
 * expected by chance: 1 all of it, 0 no more than chance; null if there is too little content. `before[i]` is the sum
 * of all change before i; edges up to `aside` pixels beside a line count as on it.
 */
export function gridLineShare(
  before: Int32Array,
  start: number,
  pitch: number,
  count: number,
  aside = asideOf(pitch),
): number | null {
  const last = before.length - 1;
  const from = Math.max(0, Math.min(last, Math.round(start) + inset));
  const to = Math.max(0, Math.min(last, Math.round(start + count * pitch) - inset));
  if (to <= from) return null;
  const total = before[to]! - before[from]!;
  if (total < leastSides * fairEdge * pitch) return null;
  let lines = 0;
  for (let i = 1; i < count; i += 1) {
    const at = nearest(start + i * pitch);
    if (at - aside >= from && at + aside < to) lines += before[at + aside + 1]! - before[at - aside]!;
  }
  return beyondChance(lines / total, ((count - 1) * (2 * aside + 1)) / (to - from));
}

/** The same for the vertical lines of a board, from the sums of the edges across. */
export function columnShare(
  across: Sums,
  { x, y, width, height }: Rect<PicturePixels>,
  columns: number,
  aside = asideOf(width / columns),
): number | null {
  const top = Math.round(y) + inset;
  const bottom = Math.round(y + height) - inset;
  const from = Math.max(0, Math.round(x) + inset);
  const to = Math.min(across.width, Math.round(x + width) - inset);
  const pitch = width / columns;
  if (to <= from) return null;
  const total = across.sum(from, top, to, bottom);
  if (total < leastSides * fairEdge * pitch) return null;
  let lines = 0;
  for (let i = 1; i < columns; i += 1) {
    const at = nearest(x + i * pitch);
    if (at - aside >= from && at + aside < to) lines += across.sum(at - aside, top, at + aside + 1, bottom);
  }
  return beyondChance(lines / total, ((columns - 1) * (2 * aside + 1)) / (to - from));
}

/** The same for the horizontal lines of a board, from the sums of the edges down. */
export function rowShare(
  down: Sums,
  { x, y, width, height }: Rect<PicturePixels>,
  rows: number,
  aside = asideOf(height / rows),
): number | null {
  const left = Math.round(x) + inset;
  const right = Math.round(x + width) - inset;
  const from = Math.max(0, Math.round(y) + inset);
  const to = Math.min(down.height, Math.round(y + height) - inset);
  const pitch = height / rows;
  if (to <= from) return null;
  const total = down.sum(left, from, right, to);
  if (total < leastSides * fairEdge * pitch) return null;
  let lines = 0;
  for (let i = 1; i < rows; i += 1) {
    const at = nearest(y + i * pitch);
    if (at - aside >= from && at + aside < to) lines += down.sum(left, at - aside, right, at + aside + 1);
  }
  return beyondChance(lines / total, ((rows - 1) * (2 * aside + 1)) / (to - from));
}

/** The nearest whole number of a non-negative one: faster than `Math.round`. */
const nearest = (value: number): number => (value + 0.5) | 0;

const asideOf = (pitch: number): number => Math.max(1, Math.round(gap * pitch));

/**
 * Lines that cover almost everything are hit by chance: a share of more than this is limited to it, as nothing would
 * be left beyond it.
 */
const mostChance = 0.9;

function beyondChance(share: number, chance: number): number {
  const most = Math.min(mostChance, chance);
  return (share - most) / (1 - most);
}
