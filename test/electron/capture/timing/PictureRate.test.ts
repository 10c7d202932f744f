import { describe, expect, it } from 'vitest';
import { PictureRate } from '../../../../electron/capture/timing/PictureRate.ts';

describe('PictureRate', () => {
  it('is full while the board changes, low once nothing has moved for long, and full with the next change', () => {
    const rate = new PictureRate();
    const at = (now: number, isNew = false) => rate.next({ isNew, hasBoard: true }, now);
    expect([at(1000, true), at(1500), at(4000), at(4001), at(9000)]).toEqual([30, 30, 30, 10, 10]);
    expect([at(9100, true), at(9200)]).toEqual([30, 30]);
  });

  it('is low while there is no board, whatever moves, and full at once when there is one', () => {
    const rate = new PictureRate();
    expect(rate.next({ isNew: true, hasBoard: false }, 1000)).toBe(10);
    expect(rate.next({ isNew: false, hasBoard: true }, 1100)).toBe(30);
  });
});
