import type { Layout, Rect, Size } from '../../vision/types.ts';

/** Another player's board is at most so many widths of this one aside. */
const neighbour = 2;

/**
 * The part of a picture that shows a board with its previews, a margin of one and a half cells, and other players' boards
 * beside it: one of those may be the one that is meant, and has to be in sight to be clicked on.
 */
export function surroundingsOf({ board, columns, next, hold }: Layout, full: Size): Rect {
  const wide = { ...board, x: board.x - neighbour * board.width, width: (1 + 2 * neighbour) * board.width };
  const parts = [wide, ...next, ...(hold ? [hold] : [])];
  const margin = (1.5 * board.width) / columns;
  const left = Math.max(0, Math.min(...parts.map(({ x }) => x)) - margin);
  const top = Math.max(0, Math.min(...parts.map(({ y }) => y)) - margin);
  const right = Math.min(full.width, Math.max(...parts.map(({ x, width }) => x + width)) + margin);
  const bottom = Math.min(full.height, Math.max(...parts.map(({ y, height }) => y + height)) + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
