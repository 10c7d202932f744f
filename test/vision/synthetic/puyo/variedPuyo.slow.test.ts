import { describe, expect, it } from 'vitest';
import { drawVariedPuyo } from './variedPuyo.ts';

describe('drawVariedPuyo', () => {
  it('draws the same picture for the same seed, and a different one for another', () => {
    const [one, again, other] = [drawVariedPuyo(7), drawVariedPuyo(7), drawVariedPuyo(8)];
    expect(again.label).toEqual(one.label);
    expect(Buffer.from(again.image.data).equals(Buffer.from(one.image.data))).toBe(true);
    expect(other.label).not.toEqual(one.label);
  });

  it('labels fields of several sizes inside the picture', () => {
    const drawn = Array.from({ length: 16 }, (_, seed) => drawVariedPuyo(seed));
    for (const { image, label } of drawn) {
      const { x, y, width, height } = label.board;
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(image.width + 1);
      expect(y + height).toBeLessThanOrEqual(image.height + 1);
    }
    const sizes = new Set(drawn.map(({ label }) => `${label.columns}x${label.rows}`));
    expect(sizes.size).toBeGreaterThan(3);
  });
});
