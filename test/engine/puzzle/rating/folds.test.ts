import { describe, expect, it } from 'vitest';
import { crossPredict } from '../../../../engine/puzzle/rating/folds.ts';

describe('cross-validation', () => {
  it('asks only trees that have not seen the entry, each fold once', () => {
    const entries = Array.from({ length: 23 }, (_, entry) => entry);
    const sizes: number[] = [];
    const estimates = crossPredict(entries, 5, (seen) => {
      sizes.push(seen.length);
      return (entry) => Number(seen.includes(entry));
    });
    expect(estimates).toEqual(entries.map(() => 0));
    expect(sizes.toSorted()).toEqual([18, 18, 18, 19, 19]);
  });
});
