import { describe, expect, it } from 'vitest';
import { ReadingPace } from '../../../electron/capture/ReadingPace.ts';

describe('ReadingPace', () => {
  it('reads every new picture, and an unchanged one a few times, then twice a second', () => {
    const pace = new ReadingPace();
    const times = Array.from({ length: 80 }, (_, i) => 5000 + 20 * i);
    const read = times.filter((at) => pace.isWorthReading(at === 5000, at)).map((at) => at - 5000);
    expect(read).toEqual([0, 20, 40, 60, 80, 580, 1080, 1580]);
    expect(pace.isWorthReading(true, 6600)).toBe(true);
    expect(pace.isWorthReading(true, 6601)).toBe(true);
  });

  it('reads an unchanged picture again once what was known is void', () => {
    const pace = new ReadingPace();
    for (let at = 0; at < 10; at++) pace.isWorthReading(at === 0, 5000 + at);
    expect(pace.isWorthReading(false, 5010)).toBe(false);
    pace.forget();
    expect(pace.isWorthReading(false, 5011)).toBe(true);
  });
});
