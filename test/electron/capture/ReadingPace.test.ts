import { describe, expect, it } from 'vitest';
import { ReadingPace } from '../../../electron/capture/ReadingPace.ts';

describe('ReadingPace', () => {
  it.each([
    ['a few times, while a reading wants confirming', false, [0, 20, 40, 60, 80, 580, 1080, 1580]],
    ['not at all, where a position was told', true, [0, 500, 1000, 1500]],
  ])('reads every new picture, and an unchanged one %s, then twice a second', (_, isSettled, expected) => {
    const pace = new ReadingPace();
    const times = Array.from({ length: 80 }, (_, i) => 5000 + 20 * i);
    const read = times.filter((at) => pace.isWorthReading(at === 5000, isSettled, at)).map((at) => at - 5000);
    expect(read).toEqual(expected);
    expect(pace.isWorthReading(true, isSettled, 6600)).toBe(true);
    expect(pace.isWorthReading(true, isSettled, 6601)).toBe(true);
  });

  it('reads an unchanged picture again once what was known is void', () => {
    const pace = new ReadingPace();
    for (let at = 0; at < 10; at++) pace.isWorthReading(at === 0, false, 5000 + at);
    expect(pace.isWorthReading(false, false, 5010)).toBe(false);
    pace.forget();
    expect(pace.isWorthReading(false, false, 5011)).toBe(true);
  });
});
