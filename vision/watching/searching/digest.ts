import type { Image } from '../../types.ts';

/** Samples along each side: about every tenth pixel of a full screen. */
const samples = 160;

/** A number that changes if the picture does, from a sparse grid of its pixels. */
export function digestOf({ width, height, data }: Image): number {
  let digest = 0x811c9dc5;
  for (let row = 0; row < samples; row++) {
    const line = Math.floor(((row + 0.5) * height) / samples) * width;
    for (let column = 0; column < samples; column++) {
      const at = 4 * (line + Math.floor(((column + 0.5) * width) / samples));
      digest = Math.imul(digest ^ data[at]! ^ (data[at + 1]! << 8) ^ (data[at + 2]! << 16), 0x01000193);
    }
  }
  return digest >>> 0;
}
