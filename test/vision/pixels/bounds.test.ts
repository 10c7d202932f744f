import { describe, expect, it } from 'vitest';
import { boundsOf, groupNear, surrounds, unionOf, type Bounds } from '../../../vision/pixels/bounds.ts';
import { Chance } from '../synthetic/drawing/random.ts';

const at = (left: number, top: number, size = 2): Bounds => ({
  left,
  top,
  right: left + size,
  bottom: top + size,
});

describe('boundsOf', () => {
  it('spans from the first to the last point on every side', () => {
    expect(boundsOf(Int32Array.of(13, 21, 44, 45), 10)).toEqual({ left: 1, top: 1, right: 6, bottom: 5 });
    expect(boundsOf(Int32Array.of(7), 10)).toEqual({ left: 7, top: 0, right: 8, bottom: 1 });
  });

  it('agrees with a plain search over all points', () => {
    const chance = new Chance(1);
    for (let i = 0; i < 50; i += 1) {
      const points = Int32Array.from({ length: chance.whole(1, 30) }, () => chance.whole(0, 199)).sort();
      const [xs, ys] = [[...points].map((p) => p % 17), [...points].map((p) => Math.floor(p / 17))];
      expect(boundsOf(points, 17)).toEqual({
        left: Math.min(...xs),
        top: Math.min(...ys),
        right: Math.max(...xs) + 1,
        bottom: Math.max(...ys) + 1,
      });
    }
  });
});

describe('unionOf and surrounds', () => {
  it('return the box around both, and whether one is strictly inside the other', () => {
    expect(unionOf([at(1, 5), at(4, 2)])).toEqual({ left: 1, top: 2, right: 6, bottom: 7 });
    expect(surrounds(at(0, 0, 9), at(3, 3))).toBe(true);
    expect(surrounds(at(0, 0, 9), at(0, 3))).toBe(false);
  });
});

describe('groupNear', () => {
  const parts = [at(0, 0), at(20, 0), at(3, 1), at(6, 2), at(21, 9)];

  it.each([
    [0, [[0], [1], [2], [3], [4]]],
    [1, [[0, 2, 3], [1], [4]]],
    [
      7,
      [
        [0, 2, 3],
        [1, 4],
      ],
    ],
    [12, [[0, 2, 3, 1, 4]]],
  ])('joins boxes within %i points of another box of the group', (gap, groups) => {
    expect(groupNear(parts, gap)).toEqual(groups.map((group) => group.map((i) => parts[i])));
  });

  it('joins only pairs that the callback allows', () => {
    const groups = groupNear(parts, 1, (a, b) => a.left + b.left !== 9);
    expect(groups.map((group) => group.length)).toEqual([2, 1, 1, 1]);
  });
});
