/** Smooth surfaces on a lattice of points, of which drawings beside a board are made. */
import { areaOf, type Bounds } from './bounds.ts';

/** A smooth surface, its points in reading order. */
export interface Surface extends Bounds {
  surface: Int32Array;
}

/** Squares of pieces beside the board, in board cells. */
export const leastUnit = 0.36;
export const mostUnit = 1.35;

/** Logarithm of width by height: a surface that is less crooked counts as square. */
const mostCrooked = 0.2;

/** A point from the midst of a surface: its first one may be blended with what is next to it. */
export const middleOf = ({ surface }: Surface): number => surface[surface.length >> 1]!;

export const isSquare = ({ left, top, right, bottom }: Bounds): boolean =>
  Math.abs(Math.log((right - left) / (bottom - top))) < mostCrooked;

/** A point more or less is a matter of where the points fall. */
export const areEqual = (a: Bounds, b: Bounds): boolean =>
  Math.abs(a.right - a.left - b.right + b.left) <= 1 && Math.abs(a.bottom - a.top - b.bottom + b.top) <= 1;

/** Photographs fall into thousands of parts; no screen shows so many pieces. */
const mostParts = 240;

export function largestOf<T extends Bounds>(parts: readonly T[]): readonly T[] {
  if (parts.length <= mostParts) return parts;
  return [...parts].sort((a, b) => areaOf(b) - areaOf(a)).slice(0, mostParts);
}
