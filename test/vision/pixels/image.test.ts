import { describe, expect, it } from 'vitest';
import { clip, crop, pixelsOf, shrink } from '../../../vision/pixels/image.ts';
import { blank, fill } from '../synthetic/drawing/paint.ts';

const picture = blank(6, 4, [10, 20, 30]);
fill(picture, { x: 2, y: 1, width: 2, height: 2 }, [200, 100, 0]);

describe('clip', () => {
  it.each([
    [
      { x: -2, y: -1, width: 5, height: 3 },
      { x: 0, y: 0, width: 3, height: 2 },
    ],
    [
      { x: 4.5, y: 3.2, width: 9, height: 9 },
      { x: 4, y: 3, width: 2, height: 1 },
    ],
    [
      { x: 9, y: 0, width: 2, height: 2 },
      { x: 9, y: 0, width: 0, height: 2 },
    ],
  ])('returns the part of a rectangle inside the picture: %o', (rect, kept) => {
    expect(clip(rect, picture)).toEqual(kept);
  });
});

describe('crop', () => {
  it('copies the pixels of the part', () => {
    const part = crop(picture, { x: 2, y: 1, width: 2, height: 2 });
    expect([part.width, part.height]).toEqual([2, 2]);
    expect([...part.data]).toEqual(Array(4).fill([200, 100, 0, 255]).flat());
  });

  it('returns an empty picture outside the picture', () => {
    expect(crop(picture, { x: 50, y: 50, width: 5, height: 5 }).data).toHaveLength(0);
  });
});

describe('pixelsOf', () => {
  it('packs the channels of pictures at any offset in memory', () => {
    const memory = new Uint8Array(50);
    memory.set([1, 2, 3, 255, 4, 5, 6, 127], 5);
    const pixels = pixelsOf({ width: 2, height: 1, data: memory.subarray(5, 13) });
    expect([...pixels]).toEqual([0xff030201 | 0, 0x7f060504]);
  });
});

describe('shrink', () => {
  it('gives each pixel the mean of a square', () => {
    const half = shrink(picture, 2);
    expect([half.width, half.height]).toEqual([3, 2]);
    expect([...half.data.subarray(4, 8)]).toEqual([105, 60, 15, 255]);
  });
});
