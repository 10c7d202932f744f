/** A summary of a plane along one axis: across it, in three bands, the mean and the maximum of each channel. */
import { linesOf, type Plane } from '../../network/Plane.ts';

/** `x`: from left to right, with bands above each other; `y`: from top to bottom, with bands beside each other. */
export type Direction = 'x' | 'y';

const many = 3;

export interface Bands {
  /** Points along the direction. */
  points: number;
  /** For each point: the means of all channels for each band, then the maxima of all channels. */
  channels: number;
  /** `to`: all numbers of a point, one point after the other. */
  fill(buffer: ArrayBuffer, to: Float32Array): void;
}

/** Bands are equally wide, except that the last may be narrower. */
export function bandsOver(plane: Plane, direction: Direction): Bands {
  const [points, across] = direction === 'x' ? [plane.width, plane.height] : [plane.height, plane.width];
  const wide = Math.ceil(across / many);
  const channels = 2 * many * plane.channels;
  const fill = (buffer: ArrayBuffer, to: Float32Array): void => {
    const lines = linesOf(buffer, plane);
    const sums = new Float64Array(plane.channels);
    for (let point = 0; point < points; point += 1)
      for (let band = 0; band < many; band += 1) {
        const [start, end] = [band * wide, Math.min(across, (band + 1) * wide)];
        const means = point * channels + 2 * band * plane.channels;
        const most = to.subarray(means + plane.channels, means + 2 * plane.channels).fill(-Infinity);
        sums.fill(0);
        for (let at = start; at < end; at += 1) {
          const [x, y] = direction === 'x' ? [point, at] : [at, point];
          addPoint(lines[y]!, x * plane.channels, sums, most);
        }
        for (let channel = 0; channel < plane.channels; channel += 1)
          to[means + channel] = sums[channel]! / (end - start);
      }
  };
  return { points, channels, fill };
}

function addPoint(line: Float32Array, point: number, sums: Float64Array, most: Float32Array): void {
  for (let channel = 0; channel < sums.length; channel += 1) {
    const value = line[point + channel]!;
    sums[channel]! += value;
    if (value > most[channel]!) most[channel] = value;
  }
}
