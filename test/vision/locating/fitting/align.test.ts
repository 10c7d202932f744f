import { describe, expect, it } from 'vitest';
import { alignSpan, fitOf, insideOf, type Span } from '../../../../vision/locating/fitting/align.ts';
import { gridLineShare } from '../../../../vision/locating/measures/gridLineFit.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

const running = (values: readonly number[]): Int32Array => {
  const before = new Int32Array(values.length + 1);
  values.forEach((value, i) => (before[i + 1] = before[i]! + value));
  return before;
};

/** Change mostly on the sides of cells of `pitch` pixels from `start` on, and some anywhere. */
function edgesOfCells(
  chance: Chance,
  start: number,
  pitch: number,
  count: number,
  noise: number,
): Int32Array {
  const values = Array.from({ length: 400 }, () => (chance.is(noise) ? chance.whole(0, 300) : 0));
  for (let i = 0; i <= count; i += 1) values[Math.round(start + i * pitch)]! += chance.whole(100, 900);
  return running(values);
}

/** As `fitOf`, looking at every cell by itself. */
function slowFit(before: Int32Array, start: number, pitch: number, count: number): number {
  const share = gridLineShare(before, start, pitch, count);
  if (share === null) return 0;
  const folded = new Float64Array(24);
  for (let i = Math.max(0, Math.round(start) + 3); i < Math.round(start + pitch * count) - 3; i += 1) {
    if (i + 1 >= before.length) continue;
    const at = ((i - start) * 24) / pitch;
    const part = at - Math.floor(at);
    const value = before[i + 1]! - before[i]!;
    folded[Math.floor(at) % 24]! += value * (1 - part);
    folded[(Math.floor(at) + 1) % 24]! += value * part;
  }
  const squares = folded.reduce((sum, value) => sum + value * value, 0);
  const total = folded.reduce((sum, value) => sum + value, 0);
  const mirrored = folded.reduce((sum, value, i) => sum + value * folded[(24 - i) % 24]!, 0);
  const equal = 1 - (total * total) / (24 * squares);
  return 0.6 * share + 0.3 * equal + 0.3 * (mirrored / squares) * equal;
}

/** As `alignSpan`, trying everything anew in every round. */
function slowSpan(before: Int32Array, { start, length }: Span, count: number, reach: number): Span {
  const limit = Math.max(1, Math.floor((reach * length) / count));
  const last = before.length - 1;
  let best = { value: -Infinity, i: 0, j: 0 };
  const consider = (i: number, j: number): void => {
    const [from, to] = [start + i, start + length + j];
    if (Math.abs(i) > limit || Math.abs(j) > limit || from < -1 || to > last + 1) return;
    const fit = fitOf(before, from, (to - from) / count, count);
    const value =
      fit + 0.06 * (clear(from) + clear(to)) - (0.14 * (Math.abs(i) + Math.abs(j)) * count) / length;
    if (value > best.value + 1e-12) best = { value, i, j };
  };
  consider(0, 0);
  for (let i = -limit; i <= limit; i += 1) for (const d of [-1, 0, 1]) consider(i, i + d);
  for (let round = 0; round < 2; round += 1) {
    const { i, j } = best;
    for (let k = -limit; k <= limit; k += 1) {
      consider(k, j);
      consider(i, k);
    }
  }
  return { start: start + best.i, length: length + best.j - best.i };
}

const clear = (at: number): number => (at % 7) / 7;

describe('insideOf', () => {
  it.each([
    [{ start: 20, length: 100 }, [23, 117]],
    [{ start: -9, length: 30 }, [0, 18]],
    [{ start: 150, length: 90 }, [153, 200]],
    [{ start: 300, length: 90 }, [200, 200]],
  ])('stays off the frame and within the picture: %o', (span, inside) => {
    expect(insideOf(span, 200)).toEqual(inside);
  });
});

describe('fitOf', () => {
  it('agrees with folding the cells one by one', () => {
    const chance = new Chance(8);
    for (let i = 0; i < 100; i += 1) {
      const pitch = chance.between(5, 30);
      const before = edgesOfCells(chance, 20, pitch, 10, chance.next());
      const start = 20 + chance.between(-3, 3);
      expect(fitOf(before, start, pitch, 10)).toBeCloseTo(slowFit(before, start, pitch, 10), 9);
    }
  });

  it('is greatest at the place of the cells', () => {
    const before = edgesOfCells(new Chance(2), 40, 20, 10, 0.1);
    const fits = [-8, -4, 0, 4, 8].map((by) => fitOf(before, 40 + by, 20, 10));
    expect(fits.indexOf(Math.max(...fits))).toBe(2);
  });
});

describe('alignSpan', () => {
  it('finds the same span as a search that tries everything in every round', () => {
    const chance = new Chance(4);
    for (let i = 0; i < 60; i += 1) {
      const pitch = chance.between(8, 30);
      const before = edgesOfCells(chance, 30, pitch, 10, chance.next());
      const span = { start: 30 + chance.whole(-4, 4), length: 10 * pitch + chance.whole(-4, 4) };
      expect(alignSpan(before, span, 10, 0.4, 1, undefined, clear)).toEqual(slowSpan(before, span, 10, 0.4));
    }
  });

  it('corrects a span that is off by a few pixels', () => {
    const before = edgesOfCells(new Chance(6), 50, 24, 10, 0.05);
    const { start, length } = alignSpan(before, { start: 53, length: 236 }, 10, 0.4, 1, undefined, () => 0);
    expect(Math.abs(start - 50)).toBeLessThanOrEqual(1);
    expect(Math.abs(start + length - 290)).toBeLessThanOrEqual(1);
  });
});
