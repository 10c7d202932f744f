import { describe, expect, it } from 'vitest';
import { middlePart, nudged, partBetween } from '../../../../renderer/panel/watch/dragging.ts';
import { fractions, rectOf } from '../../../../vision/space.ts';

describe('partBetween', () => {
  it('is the same from every corner where the drag begins', () => {
    const corners = [fractions({ x: 0.2, y: 0.1 }), fractions({ x: 0.5, y: 0.7 })] as const;
    const part = partBetween(corners[0], corners[1])!;
    expect(part.x).toBeCloseTo(0.2);
    expect(part.height).toBeCloseTo(0.6);
    expect(partBetween(corners[1], corners[0])).toEqual(part);
  });

  it('stays inside the picture, and is null where nothing was dragged', () => {
    const whole = { x: 0, y: 0, width: 1, height: 1 };
    expect(partBetween(fractions({ x: -1, y: -1 }), fractions({ x: 2, y: 2 }))).toEqual(whole);
    expect(partBetween(fractions({ x: 0.5, y: 0.5 }), fractions({ x: 0.505, y: 0.9 }))).toBeNull();
  });
});

describe('nudged', () => {
  const part = fractions({ x: 0.5, y: 0.5, width: 0.4, height: 0.4 });

  it.each([
    [0.2, 0.2, false, { x: 0.6, y: 0.6, width: 0.4, height: 0.4 }],
    [-1, -1, false, { x: 0, y: 0, width: 0.4, height: 0.4 }],
    [1, 1, true, { x: 0.5, y: 0.5, width: 0.5, height: 0.5 }],
    [-1, -1, true, { x: 0.5, y: 0.5, width: 0.01, height: 0.01 }],
  ])('by %d, %d (size: %s) stays inside', (dx, dy, isSize, expected) => {
    expect(nudged(part, dx, dy, isSize)).toEqual(expected);
  });
});

it('begins in the middle with square cells', () => {
  const picture = { width: 1600, height: 1000 };
  const { width, height, x } = rectOf(middlePart(picture, 10, 20), { x: 0, y: 0, ...picture });
  expect(width / 10).toBeCloseTo(height / 20);
  expect(x + width / 2).toBeCloseTo(800);
});
