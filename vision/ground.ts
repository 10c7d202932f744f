/** Tells the surfaces that things stand on from the things: on a lattice of points, not on every pixel. */
import type { Image, Rect } from './types.ts';

export interface Lattice {
  width: number;
  height: number;
  /** Pixels from one point to the next, across and down. */
  step: { x: number; y: number };
  /** Three bytes a point. */
  colours: Uint8Array;
}

/** Points sorted into groups: group i is `points` from `starts[i]` up to `starts[i + 1]`. */
export interface Groups {
  points: Int32Array;
  starts: number[];
}

/** Neighbouring points this much alike belong to one surface. */
const smooth = 14;
/** Two surfaces this much alike are the same ground. */
const sameGround = 18;
/** Pixels a side that a point stands for at most. */
const mostReach = 3;

/** Each point is the mean of a small square of pixels, so that grain and noise even out. */
export function sampleLattice(image: Image, region: Rect, step: { x: number; y: number }): Lattice {
  const width = Math.max(0, Math.floor(region.width / step.x));
  const height = Math.max(0, Math.floor(region.height / step.y));
  const colours = new Uint8Array(width * height * 3);
  const wide = reachOf(step.x);
  const high = reachOf(step.y);
  const xs = placesAlong(region.x, width, step.x, wide, image.width);
  const ys = placesAlong(region.y, height, step.y, high, image.height);
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 3) setMean(image, xs[x]!, ys[y]!, wide, high, colours, to);
  return { width, height, step, colours };
}

const reachOf = (step: number): number => Math.max(1, Math.min(mostReach, Math.round(step)));

const placesAlong = (start: number, count: number, step: number, reach: number, size: number): number[] =>
  Array.from({ length: count }, (_, i) =>
    Math.max(0, Math.min(size - reach, Math.round(start + (i + 0.5) * step - reach / 2))),
  );

function setMean(
  { data, width }: Image,
  x: number,
  y: number,
  wide: number,
  high: number,
  to: Uint8Array,
  at: number,
): void {
  let r = 0;
  let g = 0;
  let b = 0;
  for (let v = 0; v < high; v += 1) {
    const end = ((y + v) * width + x + wide) * 4;
    for (let from = end - wide * 4; from < end; from += 4) {
      r += data[from]!;
      g += data[from + 1]!;
      b += data[from + 2]!;
    }
  }
  const count = wide * high;
  to[at] = r / count;
  to[at + 1] = g / count;
  to[at + 2] = b / count;
}

export interface Things {
  /** 1 where a point belongs to something that stands on the ground, 0 for the ground. */
  mask: Uint8Array;
  /** The points of each smooth surface that is not ground. */
  surfaces: Int32Array[];
}

/**
 * The ground are surfaces of at least `least` points, and those a third as large in one of their colours. What
 * is thinner than two points is no thing.
 */
export function findThings(lattice: Lattice, least: number): Things {
  const { width, height } = lattice;
  const { points, starts } = findSurfaces(lattice);
  const mask = new Uint8Array(width * height);
  const grounds: number[] = [];
  for (let i = 0; i + 1 < starts.length; i += 1)
    if (starts[i + 1]! - starts[i]! >= least) grounds.push(points[starts[i]!]!);
  const surfaces: Int32Array[] = [];
  for (let i = 0; i + 1 < starts.length; i += 1) {
    const [from, to] = [starts[i]!, starts[i + 1]!];
    const size = to - from;
    if (size >= least) continue;
    if (size >= least / 3 && grounds.some((ground) => isSame(lattice, ground, points[from]!))) continue;
    for (let k = from; k < to; k += 1) mask[points[k]!] = 1;
    surfaces.push(points.subarray(from, to));
  }
  return { mask: withoutLines(mask, width, height), surfaces };
}

function findSurfaces({ width, height, colours }: Lattice): Groups {
  const near = (a: number, b: number): boolean => {
    const i = a * 3;
    const j = b * 3;
    return (
      Math.abs(colours[i]! - colours[j]!) < smooth &&
      Math.abs(colours[i + 1]! - colours[j + 1]!) < smooth &&
      Math.abs(colours[i + 2]! - colours[j + 2]!) < smooth
    );
  };
  return spreadAll(width, height, new Uint8Array(width * height), near);
}

/** Whether two points could belong to the same ground. */
export const isSame = ({ colours }: Lattice, a: number, b: number): boolean =>
  Math.abs(colours[a * 3]! - colours[b * 3]!) < sameGround &&
  Math.abs(colours[a * 3 + 1]! - colours[b * 3 + 1]!) < sameGround &&
  Math.abs(colours[a * 3 + 2]! - colours[b * 3 + 2]!) < sameGround;

/**
 * The connected parts of all points that are not `seen` yet, which it marks; neighbours belong together where
 * `joins` says so.
 */
export function spreadAll(
  width: number,
  height: number,
  seen: Uint8Array,
  joins: (a: number, b: number) => boolean,
): Groups {
  const count = width * height;
  const points = new Int32Array(count);
  const starts: number[] = [];
  let end = 0;
  const visit = (point: number, next: number): void => {
    if (seen[next] || !joins(point, next)) return;
    seen[next] = 1;
    points[end++] = next;
  };
  for (let start = 0; start < count; start += 1) {
    if (seen[start]) continue;
    starts.push(end);
    seen[start] = 1;
    points[end++] = start;
    for (let i = end - 1; i < end; i += 1) {
      const point = points[i]!;
      const x = point % width;
      if (point >= width) visit(point, point - width);
      if (point + width < count) visit(point, point + width);
      if (x > 0) visit(point, point - 1);
      if (x < width - 1) visit(point, point + 1);
    }
  }
  starts.push(end);
  return { points: points.subarray(0, end), starts };
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
