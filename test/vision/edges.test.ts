import { describe, expect, it } from 'vitest';
import { edgeCap, findEdges, Sums } from '../../vision/edges.ts';
import { levelLines, uprightLines } from '../../vision/lines.ts';
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

describe('lines', () => {
  const image = blank(200, 200, [0, 0, 0]);
  fill(image, { x: 60, y: 20, width: 80, height: 150 }, [90, 90, 90]);

  it('finds the sides of a rectangle with their ends', () => {
    const edges = findEdges(image);
    expect(uprightLines(edges, 100)).toEqual([
      { at: 60, from: 20, to: 170, filled: 1 },
      { at: 140, from: 20, to: 170, filled: 1 },
    ]);
    expect(levelLines(edges, 60).map(({ at, from, to }) => [at, from, to])).toEqual([
      [20, 60, 140],
      [170, 60, 140],
    ]);
  });

  it('goes on over the gaps of a wall of bricks', () => {
    const wall = blank(100, 220, [0, 0, 0]);
    for (let y = 10; y < 210; y += 20) fill(wall, { x: 40, y, width: 20, height: 16 }, [150, 120, 90]);
    const [line] = uprightLines(findEdges(wall), 150);
    expect(line).toMatchObject({ at: 40, from: 10, to: 206 });
  });
});
