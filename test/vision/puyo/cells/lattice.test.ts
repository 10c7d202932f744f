import { describe, expect, it } from 'vitest';
import { sample } from '../../../../vision/puyo/cells/lattice.ts';
import { blank, grain } from '../../synthetic/drawing/paint.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const [width, height] = [90, 70];
const image = blank(width, height, [90, 130, 160]);
grain(image, { x: 0, y: 0, width, height }, 80, new Chance(2));

/** Pixels from one place up to another, within the picture, and at least one. */
function reachOf(start: number, size: number, i: number, limit: number): number[] {
  const all = Array.from({ length: limit }, (_, at) => at);
  const within = all.filter((at) => at + 0.5 >= start + size * i && at + 0.5 < start + size * (i + 1));
  return within.length > 0 ? within : [Math.floor(start + size * (i + 0.5))];
}

describe('sample', () => {
  it.each([
    [3, 5, 60, 48, 12, 8],
    [10.3, 7.7, 41.5, 50.2, 9, 11],
    [20, 20, 6, 5, 12, 10],
  ])('returns the means of all pixels in a part: %d, %d, %d x %d', (x, y, w, h, wide, high) => {
    const { light, redGreen, yellowBlue } = sample(image, { x, y, width: w, height: h }, wide, high);
    for (let v = 0; v < high; v += 1)
      for (let u = 0; u < wide; u += 1) {
        const [xs, ys] = [reachOf(x, w / wide, u, width), reachOf(y, h / high, v, height)];
        const [r, g, b] = [0, 1, 2].map((c) => {
          const values = ys.flatMap((py) => xs.map((px) => image.data[4 * (py * width + px) + c]!));
          return values.reduce((sum, value) => sum + value, 0) / values.length;
        }) as [number, number, number];
        expect(light[v * wide + u]).toBe(Math.fround((r + g + b) / 3));
        expect(redGreen[v * wide + u]).toBe(Math.fround(r - g));
        expect(yellowBlue[v * wide + u]).toBe(Math.fround((r + g) / 2 - b));
      }
  });
});
