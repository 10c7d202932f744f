import { describe, expect, it } from 'vitest';
import { latticesOf, LatticeScan } from '../../../../vision/locating/proposing/lattice.ts';

/** The sum of all change before each place, where so much changes at each. */
function before(change: readonly number[]): Int32Array {
  const sums = new Int32Array(change.length + 1);
  change.forEach((value, i) => (sums[i + 1] = sums[i]! + value));
  return sums;
}

const spacing = 17.4;
const first = 31;
const isNear = (place: number, i: number, within: number): boolean => Math.abs(place - i) <= within;
const lines = Array.from({ length: 12 }, (_, i) => first + i * spacing);

describe('latticesOf', () => {
  it('finds the distance of lines among other change, and their places', () => {
    const change = Array.from({ length: 260 }, (_, x) =>
      lines.some((line) => isNear(line, x, 0.5)) ? 90 : (x * 37) % 11,
    );
    const [best] = latticesOf(before(change), 5, 255, 12, 30);
    expect(best!.pitch).toBeCloseTo(spacing, 0);
    const cells = (best!.phase - first) / best!.pitch;
    expect(Math.abs(cells - Math.round(cells))).toBeLessThan(0.1);
  });

  it('finds the gaps between letters, which have no lines at their borders', () => {
    const change = Array.from({ length: 260 }, (_, x) =>
      lines.some((line) => isNear(line + spacing / 2, x, spacing * 0.2)) ? 40 + ((x * 29) % 23) : 0,
    );
    const [best] = latticesOf(before(change), 5, 255, 12, 30);
    const cells = (best!.gap - first) / best!.pitch;
    expect(Math.abs(cells - Math.round(cells))).toBeLessThan(0.15);
    expect(best!.clear).toBeGreaterThan(0.9);
  });

  it('finds nothing if nothing recurs', () => {
    const change = Array.from({ length: 260 }, () => 7);
    expect(latticesOf(before(change), 5, 255, 12, 30)).toEqual([]);
  });

  it('returns the same after a scan for larger or smaller cells', () => {
    const change = Array.from({ length: 260 }, (_, x) =>
      lines.some((line) => isNear(line, x, 0.5)) ? 90 : (x * 37) % 11,
    );
    const sums = before(change);
    const scan = new LatticeScan(sums, 5, 255, 12);
    const other = new LatticeScan(before(change.toReversed()), 5, 255, 12);
    for (const greatest of [30, 20, 45, 30]) {
      other.clearest(greatest);
      expect(scan.clearest(greatest)).toEqual(latticesOf(sums, 5, 255, 12, greatest));
    }
  });
});
