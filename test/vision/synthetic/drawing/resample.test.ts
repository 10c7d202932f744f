import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Image } from '../../../../vision/types.ts';
import { compress } from './jpeg.ts';
import { blank, fill, photo } from './paint.ts';
import { Chance } from './random.ts';
import { nearest, smooth } from './resample.ts';

function scene(): Image {
  const image = blank(64, 48, [20, 40, 60]);
  photo(image, { x: 0, y: 0, width: 64, height: 48 }, [20, 40, 60], [200, 120, 90], 20, new Chance(3));
  fill(image, { x: 10, y: 8, width: 20, height: 30 }, [230, 30, 40]);
  return image;
}

const difference = (a: Uint8Array | Uint8ClampedArray, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
};

describe('resampling', () => {
  it('does not change a picture of one colour', () => {
    const image = blank(20, 10, [12, 200, 90]);
    for (const [width, height] of [
      [40, 30],
      [7, 3],
      [20, 10],
    ] as const)
      for (const resample of [nearest, smooth])
        expect(resample(image, width, height)).toEqual(blank(width, height, [12, 200, 90]));
  });

  it('repeats pixels in `nearest`, and reverses exactly', () => {
    const image = scene();
    const large = nearest(image, 64 * 3, 48 * 3);
    expect(large.data.subarray(0, 12)).toEqual(
      new Uint8Array([
        ...image.data.subarray(0, 4),
        ...image.data.subarray(0, 4),
        ...image.data.subarray(0, 4),
      ]),
    );
    expect(nearest(large, 64, 48).data).toEqual(image.data);
  });

  it('blends between pixels in `smooth`', () => {
    const image = blank(2, 1, [0, 0, 0]);
    image.data.set([100, 100, 100, 255], 4);
    const wide = smooth(image, 8, 1);
    const levels = Array.from({ length: 8 }, (_, x) => wide.data[x * 4]!);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    expect(levels[0]).toBe(0);
    expect(levels[7]).toBe(100);
    expect(levels[3]).toBeGreaterThan(0);
  });
});

describe('compress', () => {
  it('agrees with an encoder of the same quality', async () => {
    for (const quality of [60, 85]) {
      const image = scene();
      const original = image.data.slice();
      const file = await sharp(original, { raw: { width: 64, height: 48, channels: 4 } })
        .flatten()
        .jpeg({ quality, chromaSubsampling: '4:4:4' })
        .toBuffer();
      const encoded = await sharp(file).ensureAlpha().raw().toBuffer();
      compress(image, quality, false);
      expect(difference(image.data, encoded)).toBeLessThan(1);
      expect(difference(original, encoded)).toBeGreaterThan(2 * difference(image.data, encoded));
    }
  });

  it('loses more at a lower quality, and most with halved colours', () => {
    const original = scene();
    const damage = (quality: number, halved: boolean): number => {
      const image = scene();
      compress(image, quality, halved);
      return difference(image.data, original.data);
    };
    expect(damage(90, false)).toBeLessThan(damage(60, false));
    expect(damage(90, false)).toBeLessThan(damage(90, true));
  });
});
