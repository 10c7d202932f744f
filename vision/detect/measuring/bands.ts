/** A summary of a plane along one axis: across it, in three bands, the mean and the maximum of each channel. */
import type { Plane } from '../../network/Plane.ts';
import type { Kernel } from '../../wasm/instance.ts';

/** `x`: from left to right, with bands above each other; `y`: from top to bottom, with bands beside each other. */
export type Direction = 'x' | 'y';

const many = 3;

export interface Bands {
  /** Points along the direction. */
  points: number;
  /** For each point: for each band the means of all channels, then their maxima. */
  channels: number;
  /** Fills a plane of one line. */
  fill(kernel: Kernel, to: Plane): void;
}

/** Bands are equally wide, except that the last may be narrower. */
export function bandsOver({ at, line, width, height, channels }: Plane, direction: Direction): Bands {
  const point = Float32Array.BYTES_PER_ELEMENT * channels;
  const [along, down] = [
    { points: width, apart: point },
    { points: height, apart: line },
  ];
  const [by, across] = direction === 'x' ? [along, down] : [down, along];
  const wide = Math.ceil(across.points / many);
  const fill = (kernel: Kernel, to: Plane): void =>
    kernel.bands(at, by.points, by.apart, across.points, across.apart, many, wide, channels, to.at);
  return { points: by.points, channels: 2 * many * channels, fill };
}
