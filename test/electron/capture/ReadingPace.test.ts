import { describe, expect, it } from 'vitest';
import { ReadingPace } from '../../../electron/capture/ReadingPace.ts';

describe('ReadingPace', () => {
  it.each([
    ['for half a second, while a reading wants confirming', false, [0, 100, 200, 300, 400, 900, 1400]],
    ['not at all, where a position was told', true, [0, 500, 1000, 1500]],
  ])('reads every new picture, and an unchanged one %s, then twice a second', (_, isSettled, expected) => {
    const pace = new ReadingPace();
    const times = Array.from({ length: 16 }, (_, i) => 5000 + 100 * i);
    const read = times.filter((at) => pace.isWorthReading(at === 5000, isSettled, at)).map((at) => at - 5000);
    expect(read).toEqual(expected);
    expect(pace.isWorthReading(true, isSettled, 6600)).toBe(true);
    expect(pace.isWorthReading(true, isSettled, 6601)).toBe(true);
  });

  it('reads an unchanged picture again once earlier results are void', () => {
    const pace = new ReadingPace();
    pace.isWorthReading(true, true, 5000);
    expect(pace.isWorthReading(false, true, 5010)).toBe(false);
    pace.forget();
    expect(pace.isWorthReading(false, true, 5011)).toBe(true);
  });
});
