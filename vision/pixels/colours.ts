/** Single pixels and their differences. */
import type { Image } from '../types.ts';

/** The difference of two colours, summed over the channels. */
export const distance = (a: ArrayLike<number>, b: ArrayLike<number>): number =>
  Math.abs(a[0]! - b[0]!) + Math.abs(a[1]! - b[1]!) + Math.abs(a[2]! - b[2]!);

/** The colour of a pixel, or of the nearest one if the place is outside. */
export function pixelAt({ width, height, data }: Image, x: number, y: number): readonly number[] {
  const px = Math.max(0, Math.min(width - 1, Math.floor(x)));
  const py = Math.max(0, Math.min(height - 1, Math.floor(y)));
  const i = (py * width + px) * 4;
  return [data[i]!, data[i + 1]!, data[i + 2]!];
}
