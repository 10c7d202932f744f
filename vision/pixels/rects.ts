/** Relations between rectangles. All coordinates are frame pixels. */
import type { Point, Rect } from '../types.ts';

/** Right and bottom edges are outside. */
export const contains = (rect: Rect, { x, y }: Point): boolean =>
  x >= rect.x && y >= rect.y && x < rect.x + rect.width && y < rect.y + rect.height;

/** The common area as a share (0..1) of the smaller rectangle. */
export function overlap(a: Rect, b: Rect): number {
  return commonArea(a, b) / Math.min(a.width * a.height, b.width * b.height);
}

/** The common area as a share (0..1) of the union. */
export function common(a: Rect, b: Rect): number {
  const both = commonArea(a, b);
  return both / (a.width * a.height + b.width * b.height - both);
}

function commonArea(a: Rect, b: Rect): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}

export const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** The same point, or rectangle, at another place. */
export const moved = <One extends Point>(one: One, by: Point): One => ({
  ...one,
  x: one.x + by.x,
  y: one.y + by.y,
});

/** The smallest rectangle that contains both. */
export function joined(a: Rect, b: Rect): Rect {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** With this much more on each side. */
export const grown = ({ x, y, width, height }: Rect, across: number, down: number): Rect => ({
  x: x - across,
  y: y - down,
  width: width + 2 * across,
  height: height + 2 * down,
});

/** The distance between two rectangles; 0 if they touch or overlap. */
export function distance(a: Rect, b: Rect): number {
  const x = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const y = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.hypot(x, y);
}
