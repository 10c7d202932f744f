import { describe, expect, it } from 'vitest';
import { common, contains, distance, middleOf, moved, overlap } from '../../../vision/pixels/rects.ts';
import type { Rect } from '../../../vision/types.ts';

const at = (x: number, y: number, width: number, height: number): Rect => ({ x, y, width, height });

describe('rectangles', () => {
  it('have a middle, and move with their size', () => {
    expect(middleOf(at(100, 50, 200, 400))).toEqual({ x: 200, y: 250 });
    expect(moved(at(100, 50, 200, 400), { x: -10, y: 5 })).toEqual(at(90, 55, 200, 400));
  });

  it.each<[string, Rect, Rect, number, number]>([
    ['two equal ones', at(0, 0, 10, 20), at(0, 0, 10, 20), 1, 1],
    ['side by side', at(0, 0, 10, 10), at(10, 0, 10, 10), 0, 0],
    ['apart on both axes', at(0, 0, 10, 10), at(20, 20, 10, 10), 0, 0],
    ['one in the other', at(0, 0, 20, 10), at(5, 0, 10, 10), 1, 0.5],
    ['one half over the other', at(0, 0, 10, 10), at(5, 0, 10, 10), 0.5, 1 / 3],
  ])('overlap correctly: %s', (_, a, b, ofSmaller, ofBoth) => {
    expect(overlap(a, b)).toBeCloseTo(ofSmaller);
    expect(common(b, a)).toBeCloseTo(ofBoth);
  });

  it('contain their left and top edges, not the right and bottom ones', () => {
    const rect = at(10, 20, 5, 5);
    expect(contains(rect, { x: 10, y: 20 })).toBe(true);
    expect(contains(rect, { x: 15, y: 22 })).toBe(false);
    expect(contains(rect, { x: 12, y: 25 })).toBe(false);
  });

  it('have a distance along an axis or across a corner', () => {
    const one = at(10, 10, 10, 20);
    expect(distance(one, at(25, 15, 4, 4))).toBe(5);
    expect(distance(at(0, 0, 7, 6), one)).toBe(5);
    expect(distance(one, at(20, 0, 5, 50))).toBe(0);
    expect(distance(one, at(12, 12, 2, 2))).toBe(0);
  });
});
