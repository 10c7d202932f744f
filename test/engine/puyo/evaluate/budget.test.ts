import { describe, expect, it } from 'vitest';
import { reachFor } from '../../../../engine/puyo/evaluate/budget.ts';
import { mostWidth } from '../../../../engine/puyo/wasm/kernel.ts';

describe('budgets', () => {
  it('look at more futures, less deep, if room is scarce', () => {
    const [calm, late] = [reachFor(100_000, 2, 40), reachFor(100_000, 2, 20)];
    expect(late.futures).toBeGreaterThan(calm.futures);
    expect(late.depth).toBeLessThan(calm.depth);
  });

  it.each([100, 1000, 5000, 50_000, 500_000])('%d fields are about what a search values', (nodes) => {
    const { futures, depth, width } = reachFor(nodes, 2, 60);
    expect(width).toBeLessThanOrEqual(mostWidth);
    if (nodes >= 5000) expect(Math.abs((futures * depth + 2) * width * 19 - nodes)).toBeLessThan(nodes / 10);
  });

  it.each([
    [500, 40, 2, 5],
    [1000, 40, 2, 5],
    [10_000, 40, 3, 8],
    [100_000, 40, 5, 10],
    [100_000, 24, 5, 10],
    [100_000, 23, 10, 8],
    [1000, 23, 4, 5],
  ])('%d fields with %d cells of room are %d futures of %d pairs', (nodes, room, futures, depth) => {
    expect(reachFor(nodes, 2, room)).toMatchObject({ futures, depth });
  });

  it('keep at least four lines and no more than the kernel holds', () => {
    expect([reachFor(1, 0, 40).width, reachFor(1e9, 0, 40).width]).toEqual([4, mostWidth]);
  });
});
