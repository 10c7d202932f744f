import { describe, expect, it } from 'vitest';
import { edgeCap, findEdges, Sums } from '../../vision/edges.ts';
import { blank, fill } from './synthetic/paint.ts';
import { Chance } from './synthetic/random.ts';

describe('findEdges', () => {
  it('marks the pixel after a change, up to a cap, and leaves out noise', () => {
    const image = blank(5, 3, [10, 10, 10]);
    fill(image, { x: 2, y: 0, width: 1, height: 3 }, [10, 200, 10]);
    fill(image, { x: 4, y: 0, width: 1, height: 3 }, [12, 13, 10]);
    const { across, down } = findEdges(image);
    expect([...across.subarray(0, 5)]).toEqual([0, 0, edgeCap, edgeCap, 0]);
    expect([...down]).toEqual(Array(15).fill(0));
  });
});

describe('Sums', () => {
  it('agrees with adding up one by one', () => {
    const chance = new Chance(3);
    const [width, height] = [17, 11];
    const map = Uint8Array.from({ length: width * height }, () => chance.whole(0, 255));
    const sums = new Sums(map, width, height);
    for (let i = 0; i < 200; i += 1) {
      const [x0, x1] = [chance.whole(-3, width + 3), chance.whole(-3, width + 3)];
      const [y0, y1] = [chance.whole(-3, height + 3), chance.whole(-3, height + 3)];
      let slow = 0;
      for (let y = 0; y < height; y += 1)
        for (let x = 0; x < width; x += 1)
          if (x >= x0 && x < x1 && y >= y0 && y < y1) slow += map[y * width + x]!;
      expect(sums.sum(x0, y0, x1, y1)).toBe(slow);
    }
  });
});
