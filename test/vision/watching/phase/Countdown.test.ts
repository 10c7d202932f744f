import { describe, expect, it } from 'vitest';
import type { Observation } from '../../../../vision/types.ts';
import { Countdown } from '../../../../vision/watching/phase/Countdown.ts';
import { tetrisSeen } from '../../observed.ts';

const digits: Record<string, readonly string[]> = {
  3: ['XXX', '..X', 'XXX', '..X', 'XXX'],
  2: ['XXX', '..X', 'XXX', 'X..', 'XXX'],
  1: ['.X.', 'XX.', '.X.', '.X.', 'XXX'],
};

/** A board that is empty but for these rows, whose top left cell is [x, top]. */
function drawn(rows: readonly string[], x = 4, top = 7): Observation {
  const cells = Array.from({ length: 20 }, (_, row) => {
    const line = rows[row - top] ?? '';
    return `${'.'.repeat(x)}${line}`.padEnd(10, '.').slice(0, 10);
  });
  return tetrisSeen({ cells, confidence: 0.5 });
}

/** What is told after each picture stood for so long. */
function told(pictures: readonly Observation[], ms: number): boolean[] {
  const countdown = new Countdown();
  let now = 0;
  return pictures.map((picture) => {
    const shownAt = now;
    let last = false;
    for (const end = now + ms; now < end; now += 50) last = countdown.isCounting(picture, now, shownAt);
    return last;
  });
}

const numbers = ['3', '2', '1'].map((digit) => drawn(digits[digit]!));

describe('a countdown', () => {
  it.each([500, 1000])('is detected after two numbers of %d ms each', (ms) => {
    expect(told(numbers, ms)).toEqual([false, false, true]);
  });

  it('is not detected if the picture changes faster, or much slower', () => {
    expect(told(numbers, 100)).toEqual([false, false, false]);
    expect(told(numbers, 4000)).toEqual([false, false, false]);
  });

  it('is not detected away from the middle', () => {
    const aside = ['3', '2', '1'].map((digit) => drawn(digits[digit]!, 0));
    const low = ['3', '2', '1'].map((digit) => drawn(digits[digit]!, 4, 15));
    expect(told(aside, 1000)).toEqual([false, false, false]);
    expect(told(low, 1000)).toEqual([false, false, false]);
  });

  it('is not detected if one picture is read in several ways', () => {
    const countdown = new Countdown();
    const read = numbers.map((number, at) => countdown.isCounting(number, at * 1000, 0));
    expect([...read, countdown.isCounting(numbers[0]!, 3000, 0)]).toEqual([false, false, false, false]);
  });

  it('ends if the last number stays', () => {
    expect(told([...numbers, numbers[2]!, numbers[2]!], 1000).at(-1)).toBe(false);
  });
});
