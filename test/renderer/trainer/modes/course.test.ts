import { describe, expect, it } from 'vitest';
import { orderAt, shuffledNumbers, type Sitting } from '../../../../renderer/trainer/modes/course.ts';

const sitting: Sitting = {
  mode: 'practice',
  kind: { category: 'tsd', moves: 2 },
  slides: false,
  number: 0,
  seed: 4,
  first: null,
  seen: new Set(),
  hasTaste: false,
  families: [],
  day: '2026-05-20',
};
const numbersAt = (given: Sitting, at: number): readonly number[] => {
  const order = orderAt(given, at);
  return order?.from === 'category' ? order.numbers : [];
};

describe('the order of puzzles', () => {
  it('brings all five hundred of a kind, those that are known at the end', () => {
    const seen = new Set([3, 77]);
    const numbers = shuffledNumbers(1, seen);
    expect(new Set(numbers).size).toBe(500);
    expect(new Set(numbers.slice(-2))).toEqual(seen);
    expect(shuffledNumbers(1, seen)).toEqual(numbers);
    expect(shuffledNumbers(2, seen)).not.toEqual(numbers);
  });

  it('begins practice with the puzzle that is there at once', () => {
    expect(numbersAt({ ...sitting, first: 2 }, 0)).toEqual([2]);
  });

  it('lets the taste choose among three where it is known, but for each fourth', () => {
    const lengths = [0, 1, 2, 3, 4].map((at) => numbersAt({ ...sitting, hasTaste: true }, at).length);
    expect(lengths).toEqual([3, 3, 3, 1, 3]);
    expect(numbersAt(sitting, 0)).toHaveLength(1);
  });

  it('has slides for each second one only where they are wanted', () => {
    const slides = (given: Sitting) =>
      [0, 1, 2, 3].map((at) => orderAt(given, at)).map((one) => one && 'slides' in one && one.slides);
    expect(slides(sitting)).toEqual([false, false, false, false]);
    expect(slides({ ...sitting, slides: true })).toEqual([false, true, false, true]);
  });

  it('asks again for the families that are due, and for no more', () => {
    const again: Sitting = { ...sitting, mode: 'repeat', families: ['tsd1-fillJL', 'tsd2-roofSZ'] };
    const orders = [0, 1, 2].map((at) => orderAt(again, at));
    expect(orders.map((order) => order && 'family' in order && order.family)).toEqual([
      ...again.families,
      null,
    ]);
  });

  it('has puzzles of their own for tests, plans, runs and days', () => {
    expect(orderAt({ ...sitting, mode: 'test' }, 3)).toEqual({ from: 'test', round: 4, number: 3 });
    expect(orderAt({ ...sitting, mode: 'plan' }, 3)).toEqual({ from: 'plan', round: 4, number: 3 });
    expect(orderAt({ ...sitting, mode: 'storm' }, 3)).toEqual({ from: 'ladder', round: 4, number: 3 });
    expect(orderAt({ ...sitting, mode: 'daily' }, 0)).toEqual({ from: 'daily', day: '2026-05-20' });
    expect(orderAt({ ...sitting, mode: 'curated', number: 9 }, 0)).toEqual({
      from: 'curated',
      moves: 2,
      number: 9,
    });
  });
});
