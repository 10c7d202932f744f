import { describe, expect, it } from 'vitest';
import { edgeCap, findEdges } from '../../../vision/pixels/edges.ts';
import type { Image } from '../../../vision/types.ts';
import { blank, fill, grain } from '../synthetic/drawing/paint.ts';
import { Chance } from '../synthetic/drawing/random.ts';

/** The change between two pixels, as plainly as it can be said. */
function slowChange({ width, data }: Image, x: number, y: number, u: number, v: number): number {
  if (u < 0 || v < 0) return 0;
  const channels = [0, 1, 2].map((c) =>
    Math.abs(data[(y * width + x) * 4 + c]! - data[(v * width + u) * 4 + c]!),
  );
  const most = Math.max(...channels);
  return most < 5 ? 0 : Math.min(edgeCap, most);
}

describe('findEdges', () => {
  it('marks the pixel after a change, up to a cap, and ignores noise', () => {
    const image = blank(5, 3, [10, 10, 10]);
    fill(image, { x: 2, y: 0, width: 1, height: 3 }, [10, 200, 10]);
    fill(image, { x: 4, y: 0, width: 1, height: 3 }, [12, 13, 10]);
    const { steps, down } = findEdges(image);
    expect([...steps.subarray(0, 5)]).toEqual([0, 0, edgeCap, edgeCap, 0]);
    expect(down.sum(0, 0, 5, 3)).toBe(0);
  });

  const chance = new Chance(3);
  const [width, height] = [17, 11];
  const image = blank(width, height, [90, 120, 200]);
  fill(image, { x: 3, y: 2, width: 9, height: 5 }, [250, 4, 60]);
  grain(image, { x: 5, y: 0, width: 12, height: 11 }, 40, chance);
  const { across, down, steps } = findEdges(image);

  it('agrees with a plain comparison of every pixel', () => {
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        expect(steps[y * width + x]).toBe(slowChange(image, x, y, x - 1, y));
        expect(across.sum(x, y, x + 1, y + 1)).toBe(slowChange(image, x, y, x - 1, y));
        expect(down.sum(x, y, x + 1, y + 1)).toBe(slowChange(image, x, y, x, y - 1));
      }
  });

  it('sums like a plain sum over every pixel, clipped to the picture', () => {
    for (let i = 0; i < 200; i += 1) {
      const [x0, x1] = [chance.whole(-3, width + 3), chance.whole(-3, width + 3)];
      const [y0, y1] = [chance.whole(-3, height + 3), chance.whole(-3, height + 3)];
      let slow = 0;
      for (let y = Math.max(0, y0); y < Math.min(height, y1); y += 1)
        for (let x = Math.max(0, x0); x < Math.min(width, x1); x += 1) slow += steps[y * width + x]!;
      expect(across.sum(x0, y0, x1, y1)).toBe(slow);
    }
  });

  it('sums whole rows and columns', () => {
    const rows = new Int32Array(height + 1);
    down.rowsBefore(2, 9, rows);
    expect([...rows]).toEqual(Array.from({ length: height + 1 }, (_, y) => down.sum(2, 0, 9, y)));
    const columns = new Int32Array(width + 1);
    across.columnsBefore(1, 7, columns);
    expect([...columns]).toEqual(Array.from({ length: width + 1 }, (_, x) => across.sum(0, 1, x, 7)));
  });

  it('returns nothing for an empty picture', () => {
    expect(findEdges({ width: 0, height: 0, data: new Uint8Array(0) }).steps).toHaveLength(0);
  });
});
