/** Pictures of many channels in a kernel's memory, with a rim of one point of zeros on every side. */
import type { Size } from '../types.ts';

const bytes = 4;
/** The bytes of a 128-bit word. */
const word = 16;

/** Numbers (float32) channel by channel, point by point, line by line. */
export interface Plane extends Size {
  channels: number;
  /** The byte address of the first point inside the rim. */
  at: number;
  /** Bytes from one line to the next. */
  line: number;
  /** The address of its greatest numbers: the convolution that writes it keeps four of them there. */
  most: number;
}

/** Lays planes out one after the other. */
export class Planes {
  #end: number;

  /** `start`: a byte address aligned to 128-bit words. */
  constructor(start: number) {
    this.#end = start;
  }

  /** The end of the last plane, in bytes. */
  get end(): number {
    return this.#end;
  }

  /** `channels`: a multiple of four. */
  add({ width, height }: Size, channels: number): Plane {
    const point = bytes * channels;
    const line = (width + 2) * point;
    const most = this.#end;
    const at = most + word + line + point;
    const plane = { width, height, channels, at, line, most };
    this.#end += word + sizeOf(plane);
    return plane;
  }
}

/** The byte address of a plane with its rim, and its size in bytes. */
export const startOf = ({ at, line, channels }: Plane): number => at - line - bytes * channels;
export const sizeOf = ({ line, height }: Plane): number => (height + 2) * line;

/** Says that no number of a plane is greater, nor less than its negative. */
export const putMost = (buffer: ArrayBuffer, { most }: Plane, value: number): void =>
  void new Float32Array(buffer, most, word / bytes).fill(value);

/** The numbers of a line of a plane, without the rim. */
export const lineOf = (buffer: ArrayBuffer, plane: Plane, y: number): Float32Array =>
  new Float32Array(buffer, plane.at + y * plane.line, plane.width * plane.channels);

export const linesOf = (buffer: ArrayBuffer, plane: Plane): Float32Array[] =>
  Array.from({ length: plane.height }, (_, y) => lineOf(buffer, plane, y));

/** The mean of each channel over all points. */
export const meanOf = (buffer: ArrayBuffer, plane: Plane): number[] =>
  meanBetween(linesOf(buffer, plane), plane.channels, 0, plane.width);

/** The mean of each channel over the points from `start` to `end`, excluded, of these lines. */
export function meanBetween(
  lines: readonly Float32Array[],
  channels: number,
  start: number,
  end: number,
): number[] {
  const sums = new Float64Array(channels);
  for (const line of lines)
    for (let point = start * channels; point < end * channels; point += channels)
      for (let channel = 0; channel < channels; channel += 1) sums[channel]! += line[point + channel]!;
  return Array.from(sums, (sum) => sum / ((end - start) * lines.length));
}

/** Adds a number for each channel to every point. */
export function addToAll(buffer: ArrayBuffer, { channels, ...plane }: Plane, added: readonly number[]): void {
  const numbers = Float64Array.from({ length: channels }, (_, channel) => added[channel] ?? 0);
  for (const line of linesOf(buffer, { channels, ...plane }))
    for (let point = 0; point < line.length; point += channels)
      for (let channel = 0; channel < channels; channel += 1) line[point + channel]! += numbers[channel]!;
}
