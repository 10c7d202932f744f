/** Smooth surfaces on a lattice of points, the parts of drawings beside a board. */
import { areaOf, type Bounds } from './bounds.ts';

/** A smooth surface, its points in reading order. */
export interface Surface extends Bounds {
  surface: Int32Array;
}

/** Squares of pieces beside the board, in board cells. */
export const leastUnit = 0.36;
export const mostUnit = 1.35;

/** The logarithm of width by height up to which a surface counts as square. */
const mostCrooked = 0.2;

/** A point from the middle of a surface: its first one may be blended with its surroundings. */
export const middleOf = ({ surface }: Surface): number => surface[surface.length >> 1]!;

export const isSquare = ({ left, top, right, bottom }: Bounds): boolean =>
  Math.abs(Math.log((right - left) / (bottom - top))) < mostCrooked;

/** Equal up to one point, which depends on the position of the points. */
export const areEqual = (a: Bounds, b: Bounds): boolean =>
  Math.abs(a.right - a.left - b.right + b.left) <= 1 && Math.abs(a.bottom - a.top - b.bottom + b.top) <= 1;

/** Photographs have thousands of parts; no screen shows this many pieces. */
const mostParts = 240;

export function largestOf<T extends Bounds>(parts: readonly T[]): readonly T[] {
  if (parts.length <= mostParts) return parts;
  return [...parts].sort((a, b) => areaOf(b) - areaOf(a)).slice(0, mostParts);
}
