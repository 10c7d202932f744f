import type { Board } from '../types.ts';

/**
 * The board after full rows with a gap each have come in from below, the first of `gaps` first; null where something would
 * be pushed out of the visible rows. Gaps are columns, 0 the left one.
 */
export function rise(board: Board, gaps: readonly number[]): Board | null {
  const { columns, rows, masks } = board;
  if (masks.some((mask, y) => mask !== 0 && y + gaps.length >= rows)) return null;
  const full = (1 << columns) - 1;
  const risen = new Uint16Array(masks.length);
  gaps.forEach((gap, at) => (risen[gaps.length - 1 - at] = full & ~(1 << gap)));
  risen.set(masks.subarray(0, masks.length - gaps.length), gaps.length);
  return { ...board, masks: risen };
}
