import { describe, expect, it } from 'vitest';
import { pixelsOf, shrink } from '../../../vision/pixels/image.ts';
import { halfOf, smaller } from '../../../vision/pixels/smaller.ts';
import type { Image } from '../../../vision/types.ts';
import { bytesOf } from '../../bytes.ts';
import { blank, grain } from '../synthetic/drawing/paint.ts';
import { Chance } from '../synthetic/drawing/random.ts';

function noise(width: number, height: number): Image {
  const image = blank(width, height, [120, 100, 160]);
  grain(image, { x: 0, y: 0, width, height }, 120, new Chance(width));
  return image;
}

/** Larger ones than fit into one strip, and such whose sides are no multiples. */
const sizes: readonly (readonly [width: number, height: number])[] = [
  [400, 300],
  [331, 257],
  [1921, 43],
  [7, 9],
  [64, 600],
];

const mean = (a: number, b: number): number => (a & b) + (((a ^ b) >>> 1) & 0x7f7f7f7f);

/** Pixel by pixel, what `halfOf` does to four at once. */
function plainHalf(image: Image): number[] {
  const pixels = pixelsOf(image);
  const [width, height] = [image.width >> 1, image.height >> 1];
  return Array.from({ length: width * height }, (_, i) => {
    const at = 2 * Math.floor(i / width) * image.width + 2 * (i % width);
    const below = at + image.width;
    return mean(mean(pixels[at]!, pixels[at + 1]!), mean(pixels[below]!, pixels[below + 1]!));
  });
}

describe('halfOf', () => {
  it.each(sizes)('returns the means of two by two pixels of %i x %i', (width, height) => {
    const image = noise(width, height);
    const half = halfOf(image);
    expect([half.width, half.height]).toEqual([width >> 1, height >> 1]);
    expect([...pixelsOf(half)]).toEqual(plainHalf(image));
  });
});

describe('smaller', () => {
  it.each(sizes)('returns exactly the same as `shrink` for %i x %i', (width, height) => {
    const image = noise(width, height);
    for (const factor of [1, 2, 3, 4, 5, 7]) {
      const [made, plain] = [smaller(image, factor), shrink(image, factor)];
      expect([made.width, made.height]).toEqual([plain.width, plain.height]);
      expect(bytesOf(made.data).equals(bytesOf(plain.data)), `factor ${factor}`).toBe(true);
    }
  });
});
