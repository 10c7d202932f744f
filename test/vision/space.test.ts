import { describe, expect, it } from 'vitest';
import { randomStream } from '../../engine/tetris/random.ts';
import { dips, fractions, fractionsOf, pointAt, rectOf } from '../../vision/space.ts';
import type { Rect } from '../../vision/types.ts';

const next = randomStream(7);
const between = (low: number, high: number): number => low + (high - low) * next();
const anyRect = (): Rect => ({
  x: between(-3000, 3000),
  y: between(-3000, 3000),
  width: between(1, 4000),
  height: between(1, 4000),
});
const pairs = Array.from({ length: 50 }, () => [anyRect(), anyRect()] as const);

function expectClose(actual: Rect, expected: Rect): void {
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(actual[side]).toBeCloseTo(expected[side], 6);
}

it('brands numbers with a space without a copy', () => {
  const numbers = { x: 1, y: 2 };
  expect(dips(numbers)).toBe(numbers);
  expect(Object.getOwnPropertySymbols(dips(numbers))).toEqual([]);
});

describe('fractions of a rectangle', () => {
  it('convert back to the original pixels', () => {
    for (const [part, whole] of pairs) expectClose(rectOf(fractionsOf(part, whole), whole), part);
  });

  it('are 0, 0 and 1, 1 at its corners', () => {
    for (const [, whole] of pairs) {
      expect(fractionsOf(whole, whole)).toEqual({ x: 0, y: 0, width: 1, height: 1 });
      const corner = pointAt(fractions({ x: 1, y: 1 }), whole);
      expect(corner.x).toBeCloseTo(whole.x + whole.width, 6);
      expect(corner.y).toBeCloseTo(whole.y + whole.height, 6);
    }
  });

  it('do not depend on the place and size of the picture', () => {
    const whole = { x: 100, y: 50, width: 400, height: 200 };
    const part = { x: 200, y: 100, width: 40, height: 60 };
    const expected = { x: 0.25, y: 0.25, width: 0.1, height: 0.3 };
    expect(fractionsOf(part, whole)).toEqual(expected);
    const twice = (rect: Rect): Rect => ({
      x: 2 * rect.x - 900,
      y: 2 * rect.y + 70,
      width: 2 * rect.width,
      height: 2 * rect.height,
    });
    expect(fractionsOf(twice(part), twice(whole))).toEqual(expected);
  });
});
