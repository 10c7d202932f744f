import { describe, expect, it } from 'vitest';
import type { Mark } from '../../../../vision/puyo/marks.ts';
import { MarkWorths } from '../../../../vision/puyo/tracking/MarkWorths.ts';

/** Marks by their looks: "s" small, "L" large, "R" red. */
function marks(text: string): Mark[] {
  const looks: Record<string, Omit<Mark, 'x'>> = {
    s: { width: 0.5, height: 0.5, tone: [200, 0, 0] },
    L: { width: 0.9, height: 0.9, tone: [200, 0, 0] },
    R: { width: 0.9, height: 0.9, tone: [120, 110, 30] },
  };
  return [...text].map((look, x) => ({ x, ...looks[look]! }));
}

function learned(...falls: [text: string, garbage: number][]): MarkWorths {
  const worths = new MarkWorths();
  for (const [text, garbage] of falls) worths.learn(marks(text), garbage);
  return worths;
}

describe('the worth of marks', () => {
  it('is unknown before it has been confirmed twice', () => {
    expect(learned().sumOf(marks('s'))).toBeNull();
    expect(learned(['s', 1]).sumOf(marks('s'))).toBeNull();
    expect(learned(['s', 1], ['ss', 2]).sumOf(marks('sss'))).toBe(3);
  });

  it('is 0 without marks', () => {
    expect(learned().sumOf([])).toBe(0);
  });

  it('depends on the game, not on the look', () => {
    expect(learned(['s', 6], ['ss', 12]).sumOf(marks('ss'))).toBe(12);
    expect(learned(['L', 1], ['LL', 2]).sumOf(marks('LLL'))).toBe(3);
  });

  it('of a row is known once all its marks are known', () => {
    const worths = learned(['s', 1], ['ss', 2], ['Ls', 7]);
    expect(worths.sumOf(marks('Ls'))).toBeNull();
    worths.learn(marks('LLss'), 14);
    expect(worths.sumOf(marks('Lsss'))).toBe(9);
    expect(worths.sumOf(marks('RLs'))).toBeNull();
  });

  it('is not learned from rows of two unknown kinds, from impossible sums, or from the most that can fall at once', () => {
    expect(learned(['Ls', 7], ['Ls', 7]).sumOf(marks('Ls'))).toBeNull();
    expect(learned(['s', 4], ['s', 4]).sumOf(marks('s'))).toBeNull();
    expect(learned(['R', 30], ['R', 30]).sumOf(marks('R'))).toBeNull();
  });

  it('is unknown if observations contradict it as often', () => {
    expect(learned(['s', 1], ['s', 6], ['s', 1], ['s', 6]).sumOf(marks('s'))).toBeNull();
    expect(learned(['s', 1], ['s', 1], ['s', 1], ['s', 6]).sumOf(marks('s'))).toBe(1);
  });
});
