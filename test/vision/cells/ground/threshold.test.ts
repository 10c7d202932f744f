import { describe, expect, it } from 'vitest';
import { findThreshold } from '../../../../vision/cells/ground/threshold.ts';

const between = (distances: readonly number[], noise = 2, limit?: number): number =>
  findThreshold(Float32Array.from(distances).sort(), noise, limit);

describe('the distance between empty and filled cells', () => {
  it.each<[string, readonly number[], number]>([
    ['the middle of the widest gap', [1, 2, 3, 90, 95], 49],
    ['the gap with the greatest ratio of its ends, not the greatest difference', [1, 2, 3, 40, 109], 24],
    ['above the noise', [0, 1, 30, 31], 19],
    ['the default if all cells are alike', [1, 2, 3], 24],
  ])('is %s', (_, distances, expected) => {
    expect(between(distances)).toBe(expected);
  });

  it('rises with the noise', () => {
    expect(between([1, 2, 3, 90], 20)).toBe(70);
  });

  it('ignores gaps beyond the limit', () => {
    expect(between([1, 2, 3, 100], 2, 24)).toBe(16);
  });
});
