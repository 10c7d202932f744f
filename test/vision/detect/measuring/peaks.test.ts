import { describe, expect, it } from 'vitest';
import { logSoftmax, peaksOf } from '../../../../vision/detect/measuring/peaks.ts';

const line = (chances: Record<number, number>): Float32Array =>
  Float32Array.from({ length: 20 }, (_, i) => Math.log(chances[i] ?? 1e-9));

describe('logSoftmax', () => {
  it('returns chances that add up to one', () => {
    const chances = logSoftmax([1, 2, 300]).map(Math.exp);
    expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1);
    expect(chances[2]).toBeCloseTo(1);
  });
});

describe('the likeliest places', () => {
  it('are interpolated between the points that share a peak', () => {
    const [first, ...rest] = peaksOf(line({ 7: 0.25, 8: 0.75 }));
    expect(first!.at).toBeCloseTo(7.75);
    expect(first!.chance).toBeCloseTo(0, 4);
    expect(rest).toEqual([]);
  });

  it('are listed by descending chance', () => {
    const peaks = peaksOf(line({ 3: 0.2, 12: 0.7, 19: 0.1 }));
    expect(peaks.map(({ at }) => Math.round(at))).toEqual([12, 3, 19]);
    expect(peaks.map(({ chance }) => Math.exp(chance).toFixed(2))).toEqual(['0.70', '0.20', '0.10']);
  });
});
