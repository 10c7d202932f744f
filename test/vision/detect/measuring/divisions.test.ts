import { describe, expect, it } from 'vitest';
import { divisionsOf } from '../../../../vision/detect/measuring/divisions.ts';

const points = 128;

const at = (...places: number[]): Float32Array =>
  Float32Array.from({ length: points }, (_, i) => (places.includes(i) ? 6 : -6));

/** Lines through a board from 20 to 120 in so many cells. */
const ruled = (cells: number): Float32Array =>
  at(...Array.from({ length: cells + 1 }, (_, i) => Math.round(20 + (100 * i) / cells)));

const nothing = at();
/** 6 to 15 columns, all as likely. */
const anyCount = new Array<number>(10).fill(0);

describe('the divisions of a side', () => {
  it.each([8, 10, 12])('follow the lines: %d cells', (cells) => {
    const [best] = divisionsOf({ first: at(20), last: at(120), lines: ruled(cells) }, anyCount, 6);
    expect(best).toMatchObject({ count: cells });
    expect(best!.first).toBeCloseTo(20, 1);
    expect(best!.last).toBeCloseTo(120, 1);
  });

  it('follow the count predicted by the network if there are no lines', () => {
    const counts = anyCount.map((_, i) => (i === 3 ? 4 : 0));
    expect(divisionsOf({ first: at(20), last: at(120), lines: nothing }, counts, 6)[0]!.count).toBe(9);
  });

  it('begin at the side where the lines end, of two equally likely sides', () => {
    const [best] = divisionsOf({ first: at(10, 20), last: at(120), lines: ruled(10) }, anyCount, 6);
    expect(best!.first).toBeCloseTo(20, 1);
  });

  it('are an empty list if the board would end before it begins', () => {
    expect(divisionsOf({ first: at(100), last: at(20), lines: nothing }, anyCount, 6)).toEqual([]);
  });
});
