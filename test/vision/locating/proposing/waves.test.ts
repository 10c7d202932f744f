import { describe, expect, it } from 'vitest';
import { wavesOf } from '../../../../vision/locating/proposing/waves.ts';
import { Chance } from '../../synthetic/drawing/random.ts';

/** The sum of all change before each place, where so much changes at each. */
function before(change: readonly number[]): Int32Array {
  const sums = new Int32Array(change.length + 1);
  change.forEach((value, i) => (sums[i + 1] = sums[i]! + value));
  return sums;
}

const [spacing, first, length] = [17.4, 31, 260];
const lines = Array.from({ length: 12 }, (_, i) => first + i * spacing);
const places = Array.from({ length }, (_, x) => x);
/** The distance to the nearest line. */
const aside = (x: number): number => Math.min(...lines.map((line) => Math.abs(line - x)));

function expectLines(change: readonly number[]): void {
  const [best] = wavesOf(before(change), 5, 255, 12, 30);
  expect(Math.abs(best!.pitch / spacing - 1)).toBeLessThan(0.01);
  const cells = (best!.phase - first) / best!.pitch;
  expect(Math.abs(cells - Math.round(cells))).toBeLessThan(0.12);
}

describe('wavesOf', () => {
  it('finds the distance of blocks with gaps by the borders on both sides of each gap', () => {
    expectLines(places.map((x) => (aside(x) > 1.5 && aside(x) < 3 ? 80 : 0)));
  });

  it('finds the distance through texture that changes everywhere, more in total than the blocks do', () => {
    const chance = new Chance(7);
    expectLines(places.map((x) => chance.whole(50, 60) + (aside(x) < 1 ? 45 : 0)));
  });

  it('finds nothing if nothing recurs', () => {
    expect(wavesOf(before(places.map(() => 7)), 5, 255, 12, 30)).toEqual([]);
  });

  it('finds nothing in a range that is too short', () => {
    expect(wavesOf(before([4, 5, 6]), 2, 3, 12, 30)).toEqual([]);
  });
});
