/** Tells the surfaces that things stand on from the things: on a lattice of points, not on every pixel. */
import type { Image, Rect } from './types.ts';

export interface Lattice {
  width: number;
  height: number;
  /** Pixels from one point to the next. */
  step: number;
  /** Three bytes a point. */
  colours: Uint8Array;
}

/** Neighbouring points this much alike belong to one surface. */
const smooth = 14;
/** Two surfaces this much alike are the same ground. */
const sameGround = 18;
/** Pixels a side that a point stands for at most. */
const mostReach = 3;

/** Each point is the mean of a small square of pixels, so that grain and noise even out. */
export function sampleLattice(image: Image, region: Rect, step: number): Lattice {
  const width = Math.floor(region.width / step);
  const height = Math.floor(region.height / step);
  const colours = new Uint8Array(width * height * 3);
  const reach = Math.max(1, Math.min(mostReach, Math.round(step)));
  const places = (start: number, count: number, size: number): number[] =>
    Array.from({ length: count }, (_, i) =>
      Math.max(0, Math.min(size - reach, Math.round(start + (i + 0.5) * step - reach / 2))),
    );
  const xs = places(region.x, width, image.width);
  const ys = places(region.y, height, image.height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) setMean(image, xs[x]!, ys[y]!, reach, colours, (y * width + x) * 3);
  return { width, height, step, colours };
}

function setMean(image: Image, x: number, y: number, side: number, to: Uint8Array, at: number): void {
  let r = 0;
  let g = 0;
  let b = 0;
  for (let v = 0; v < side; v += 1)
    for (let u = 0; u < side; u += 1) {
      const from = ((y + v) * image.width + x + u) * 4;
      r += image.data[from]!;
      g += image.data[from + 1]!;
      b += image.data[from + 2]!;
    }
  const count = side * side;
  to[at] = r / count;
  to[at + 1] = g / count;
  to[at + 2] = b / count;
}

export interface Things {
  /** 1 where a point belongs to something that stands on the ground, 0 for the ground. */
  mask: Uint8Array;
  /** The points of each smooth surface that is not ground. */
  surfaces: number[][];
}

/**
 * The ground are surfaces of at least `least` points, and those a third as large in one of their colours. What is thinner than
 * two points is no thing.
 */
export function findThings(lattice: Lattice, least: number): Things {
  const { width, height } = lattice;
  const all = findSurfaces(lattice);
  const grounds = all.filter((points) => points.length >= least);
  const isGround = (points: readonly number[]): boolean =>
    points.length >= least ||
    (points.length >= least / 3 && grounds.some((ground) => isSame(lattice, ground[0]!, points[0]!)));
  const surfaces = all.filter((points) => !isGround(points));
  const mask = new Uint8Array(width * height);
  for (const points of surfaces) for (const point of points) mask[point] = 1;
  return { mask: withoutLines(mask, width, height), surfaces };
}

function findSurfaces({ width, height, colours }: Lattice): number[][] {
  const near = (a: number, b: number): boolean =>
    Math.abs(colours[a * 3]! - colours[b * 3]!) < smooth &&
    Math.abs(colours[a * 3 + 1]! - colours[b * 3 + 1]!) < smooth &&
    Math.abs(colours[a * 3 + 2]! - colours[b * 3 + 2]!) < smooth;
  return spreadAll(width, height, new Uint8Array(width * height), near);
}

/** Whether two points could belong to the same ground. */
export const isSame = ({ colours }: Lattice, a: number, b: number): boolean =>
  Math.abs(colours[a * 3]! - colours[b * 3]!) < sameGround &&
  Math.abs(colours[a * 3 + 1]! - colours[b * 3 + 1]!) < sameGround &&
  Math.abs(colours[a * 3 + 2]! - colours[b * 3 + 2]!) < sameGround;

/** The connected parts of all points that are not `seen` yet; neighbours belong together where `joins` says so. */
export function spreadAll(
  width: number,
  height: number,
  seen: Uint8Array,
  joins: (a: number, b: number) => boolean,
): number[][] {
  const found: number[][] = [];
  const visit = (reached: number[], point: number, next: number): void => {
    if (seen[next] || !joins(point, next)) return;
    seen[next] = 1;
    reached.push(next);
  };
  for (let start = 0; start < width * height; start += 1) {
    if (seen[start]) continue;
    const reached = [start];
    seen[start] = 1;
    for (let i = 0; i < reached.length; i += 1) {
      const point = reached[i]!;
      const x = point % width;
      if (point >= width) visit(reached, point, point - width);
      if (point + width < width * height) visit(reached, point, point + width);
      if (x > 0) visit(reached, point, point - 1);
      if (x < width - 1) visit(reached, point, point + 1);
    }
    found.push(reached);
  }
  return found;
}

/** Keeps the points that lie in some full square of two by two points. */
function withoutLines(things: Uint8Array, width: number, height: number): Uint8Array {
  const kept = new Uint8Array(width * height);
  for (let y = 0; y + 1 < height; y += 1)
    for (let x = 0; x + 1 < width; x += 1) {
      const i = y * width + x;
      if (things[i] && things[i + 1] && things[i + width] && things[i + width + 1])
        kept[i] = kept[i + 1] = kept[i + width] = kept[i + width + 1] = 1;
    }
  return kept;
}
