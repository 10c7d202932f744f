import { describe, expect, it } from 'vitest';
import { kindOfColour } from '../../vision/puyo.ts';
import { hsv } from './synthetic/paint.ts';

describe('kindOfColour', () => {
  it.each([
    ['R', 0],
    ['R', 350],
    ['Y', 50],
    ['G', 120],
    ['B', 215],
    ['P', 285],
  ] as const)('names %s at hue %d, bright and dim, full and washed out', (kind, hue) => {
    for (const saturation of [0.4, 1])
      for (const value of [0.5, 1]) expect(kindOfColour(...hsv(hue, saturation, value))).toBe(kind);
  });

  it.each([30, 120, 220])('names grey of level %d garbage', (level) => {
    expect(kindOfColour(level, level, level + 3)).toBe('O');
  });
});
