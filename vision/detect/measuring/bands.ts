/** A summary of a plane along one axis: across it, in three bands, the mean and the maximum of each channel. */
import { lineOf, type Plane } from '../../network/Plane.ts';

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
    const lines = Array.from({ length: plane.height }, (_, y) => lineOf(buffer, plane, y));
    for (let point = 0; point < points; point += 1)
      for (let band = 0; band < many; band += 1) {
        const start = point * channels + 2 * band * plane.channels;
        const end = Math.min(across, (band + 1) * wide);
        for (let channel = 0; channel < plane.channels; channel += 1) {
          let [sum, most] = [0, -Infinity];
          for (let at = band * wide; at < end; at += 1) {
            const [x, y] = direction === 'x' ? [point, at] : [at, point];
            const value = lines[y]![x * plane.channels + channel]!;
            sum += value;
            if (value > most) most = value;
          }
          to[start + channel] = sum / (end - band * wide);
          to[start + plane.channels + channel] = most;
        }
      }
  };
  return { points, channels, fill };
}
