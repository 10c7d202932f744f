/** Pictures of many channels in a kernel's memory, with a rim of one point of zeros on every side. */
import type { Size } from '../types.ts';

const bytes = 4;

/** Numbers (float32) channel by channel, point by point, line by line. */
export interface Plane extends Size {
  channels: number;
  /** The byte address of the first point inside the rim. */
  at: number;
  /** Bytes from one line to the next. */
  line: number;
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
    const at = this.#end + line + point;
    this.#end += (height + 2) * line;
    return { width, height, channels, at, line };
  }
}

/** The numbers of a line of a plane, without the rim. */
export const lineOf = (buffer: ArrayBuffer, plane: Plane, y: number): Float32Array =>
  new Float32Array(buffer, plane.at + y * plane.line, plane.width * plane.channels);

const linesOf = (buffer: ArrayBuffer, plane: Plane): Float32Array[] =>
  Array.from({ length: plane.height }, (_, y) => lineOf(buffer, plane, y));

/** The mean of each channel over all points. */
export function meanOf(buffer: ArrayBuffer, plane: Plane): number[] {
  const sums = new Float64Array(plane.channels);
  for (const line of linesOf(buffer, plane)) line.forEach((value, i) => (sums[i % plane.channels]! += value));
  return Array.from(sums, (sum) => sum / (plane.width * plane.height));
}

/** Adds a number for each channel to every point. */
export function addToAll(buffer: ArrayBuffer, plane: Plane, added: readonly number[]): void {
  for (const line of linesOf(buffer, plane))
    line.forEach((value, i) => (line[i] = value + (added[i % plane.channels] ?? 0)));
}
