import { describe, expect, it } from 'vitest';
import { findThreshold } from '../../../../vision/cells/ground/threshold.ts';

const between = (distances: readonly number[], noise = 2, limit?: number): number =>
  findThreshold(Float32Array.from(distances).sort(), noise, limit);

describe('the distance that parts empty cells from filled ones', () => {
  it.each<[string, readonly number[], number]>([
    ['the middle of the widest gap', [1, 2, 3, 90, 95], 49],
    ['by the ratio of its ends, not by their difference', [1, 2, 3, 40, 109], 24],
    ['no lower than what noise reaches', [0, 1, 30, 31], 19],
    ['usual where all cells are alike', [1, 2, 3], 24],
  ])('is %s', (_, distances, expected) => {
    expect(between(distances)).toBe(expected);
  });

  it('rises with the noise', () => {
    expect(between([1, 2, 3, 90], 20)).toBe(70);
  });

  it('looks for no gap beyond the limit', () => {
    expect(between([1, 2, 3, 100], 2, 24)).toBe(16);
  });
});
