import { describe, expect, it } from 'vitest';
import { drawPuyo } from './puyoGame.ts';
import { heightsOf, placesOf, randomPuyo, rows } from './puyoScene.ts';
import { Chance } from '../drawing/random.ts';

describe('drawPuyo', () => {
  it('draws the same picture for the same seed, and a different one for another', () => {
    const [one, again, other] = [drawPuyo(7), drawPuyo(7), drawPuyo(8)];
    expect(again.labels).toEqual(one.labels);
    expect(Buffer.from(again.image.data).equals(Buffer.from(one.image.data))).toBe(true);
    expect(other.labels).not.toEqual(one.labels);
  });

  it('labels boards and previews inside the picture', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const { image, label, labels } = drawPuyo(seed);
      expect(labels[0]).toBe(label);
      for (const { board, slots, next, cells } of labels) {
        expect(cells.every((row) => row.length === 6)).toBe(true);
        expect(slots).toHaveLength(next.length);
        for (const { x, y, width, height } of [board, ...slots]) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(image.width);
          expect(y + height).toBeLessThanOrEqual(image.height + 1);
        }
      }
    }
  });
});

describe('randomPuyo', () => {
  it('never lets the pair overlap the stack or leave the columns', () => {
    const chance = new Chance(3);
    let between = 0;
    for (let i = 0; i < 500; i += 1) {
      const { cells, pair } = randomPuyo(chance);
      if (!pair) continue;
      const heights = heightsOf(cells);
      for (const [x, y] of placesOf(pair)) expect(y).toBeGreaterThanOrEqual(heights[x]!);
      expect(heights.every((height) => height <= rows)).toBe(true);
      if (pair.y % 1 !== 0) between += 1;
    }
    expect(between).toBeGreaterThan(100);
  });
});
