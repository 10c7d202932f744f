/** Separates foreground things from the background surfaces, on a lattice of points instead of every pixel. */
import { connect, link, type Groups } from './connected.ts';
import { pixelsOf } from './image.ts';
import type { Image, Rect } from '../types.ts';

export interface Lattice {
  width: number;
  height: number;
  /** Pixels from one point to the next, across and down. */
  step: { x: number; y: number };
  /** Red, green and blue of each point, red in the lowest byte. */
  colours: Int32Array;
}

/** Neighbouring points within this difference belong to one surface. */
const smooth = 14;
/** Two surfaces within this difference are the same background. */
const sameGround = 18;
/** The most pixels per side that a point averages. */
const mostReach = 3;

/** Each point is the mean of a small square of pixels, to average out grain and noise. */
export function sampleLattice(image: Image, region: Rect, step: { x: number; y: number }): Lattice {
  const width = Math.max(0, Math.floor(region.width / step.x));
  const height = Math.max(0, Math.floor(region.height / step.y));
  const colours = new Int32Array(width * height);
  const pixels = pixelsOf(image);
  const wide = reachOf(step.x);
  const high = reachOf(step.y);
  const xs = placesAlong(region.x, width, step.x, wide, image.width);
  const ys = placesAlong(region.y, height, step.y, high, image.height);
  for (let y = 0, to = 0; y < height; y += 1) {
    const line = ys[y]! * image.width;
    for (let x = 0; x < width; x += 1, to += 1)
      colours[to] = meanOf(pixels, image.width, line + xs[x]!, wide, high);
  }
  return { width, height, step, colours };
}

const reachOf = (step: number): number => Math.max(1, Math.min(mostReach, Math.round(step)));

const placesAlong = (start: number, count: number, step: number, reach: number, size: number): Int32Array =>
  Int32Array.from({ length: count }, (_, i) =>
    Math.max(0, Math.min(size - reach, Math.round(start + (i + 0.5) * step - reach / 2))),
  );

/** The mean of a few pixels: red and blue are summed in one number, as their sums do not overlap. */
function meanOf(pixels: Int32Array, width: number, at: number, wide: number, high: number): number {
  let redBlue = 0;
  let green = 0;
  for (let v = 0, line = at; v < high; v += 1, line += width)
    for (let i = line; i < line + wide; i += 1) {
      const pixel = pixels[i]!;
      redBlue += pixel & 0xff00ff;
      green += (pixel >> 8) & 255;
    }
  const count = wide * high;
  const red = ((redBlue & 0xffff) / count) | 0;
  const blue = ((redBlue >> 16) / count) | 0;
  return red | (((green / count) | 0) << 8) | (blue << 16);
}

/** A channel 0..2 of a point. */
export const channelOf = ({ colours }: Lattice, point: number, channel: number): number =>
  (colours[point]! >> (8 * channel)) & 255;

export interface Blobs {
  /** 1 if a point belongs to a foreground thing, 0 for the background. */
  mask: Uint8Array;
  /** The points of each smooth foreground surface of more than `smallest` points, in reading order. */
  surfaces: Int32Array[];
}

/**
 * The background consists of surfaces of at least `least` points, and of those a third as large in one of their
 * colours. Anything thinner than two points is ignored.
 */
export function findBlobs(lattice: Lattice, least: number, smallest: number): Blobs {
  const { width, height } = lattice;
  const { points, starts } = findSurfaces(lattice);
  const mask = new Uint8Array(width * height);
  const grounds: number[] = [];
  for (let i = 0; i + 1 < starts.length; i += 1)
    if (starts[i + 1]! - starts[i]! >= least) grounds.push(points[starts[i]!]!);
  const surfaces: Int32Array[] = [];
  for (let i = 0; i + 1 < starts.length; i += 1) {
    const from = starts[i]!;
    const to = starts[i + 1]!;
    const size = to - from;
    if (size >= least) continue;
    if (size >= least / 3 && grounds.some((ground) => isSame(lattice, ground, points[from]!))) continue;
    for (let k = from; k < to; k += 1) mask[points[k]!] = 1;
    if (size > smallest) surfaces.push(points.subarray(from, to));
  }
  return { mask: withoutLines(mask, width, height), surfaces };
}

function findSurfaces({ width, height, colours }: Lattice): Groups {
  const links = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, i += 1) {
      const colour = colours[i]!;
      const left = x > 0 && areNear(colour, colours[i - 1]!, smooth) ? link.left : 0;
      const above = y > 0 && areNear(colour, colours[i - width]!, smooth) ? link.above : 0;
      links[i] = link.present | left | above;
    }
  return connect(links, width);
}

const areNear = (a: number, b: number, limit: number): boolean =>
  a === b ||
  (Math.abs((a & 255) - (b & 255)) < limit &&
    Math.abs(((a >> 8) & 255) - ((b >> 8) & 255)) < limit &&
    Math.abs((a >> 16) - (b >> 16)) < limit);

/** Whether two points could belong to the same background. */
export const isSame = ({ colours }: Lattice, a: number, b: number): boolean =>
  areNear(colours[a]!, colours[b]!, sameGround);

/** Keeps the points that are in some full square of two by two points. */
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
