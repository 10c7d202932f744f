import { describe, expect, it } from 'vitest';
import type { LocateOptions } from '../../../../vision/locate.ts';
import type { Image, Layout } from '../../../../vision/types.ts';
import { SecondBoard } from '../../../../vision/watching/opponent/SecondBoard.ts';
import { someFrame, someLayout as layout } from '../someBoard.ts';

const other: Layout = { ...layout, board: { ...layout.board, x: 150 } };

interface Case {
  found: Layout[];
  isMeasured?: boolean;
}

/** What a search that is due after 1.5 seconds answers, and what it kept out of. */
function searched({ found, isMeasured = false }: Case) {
  const excluded: LocateOptions['exclude'][] = [];
  const locate = (_: Image, options: LocateOptions = {}) => (excluded.push(options.exclude), found);
  const second = new SecondBoard(locate);
  for (const at of [10_000, 11_500]) second.claim(someFrame(at), false);
  return { answer: second.searchClaimed({ layout, isMeasured }, [other.board]), excluded };
}

describe('a second board', () => {
  it('is searched for once after a while, and again while the followed one seems to be the wrong one', () => {
    const second = new SecondBoard(() => []);
    const due = (at: number, isUrgent: boolean) => {
      const isDue = second.isDue(at, isUrgent);
      second.claim(someFrame(at), isUrgent);
      second.searchClaimed({ layout, isMeasured: false }, []);
      return isDue;
    };
    expect(due(10_000, true)).toBe(false);
    expect(due(11_499, true)).toBe(false);
    expect(due(11_500, false)).toBe(true);
    expect(due(17_499, true)).toBe(false);
    expect(due(17_500, false)).toBe(false);
    expect(due(17_500, true)).toBe(true);
    expect(due(17_501, true)).toBe(false);
  });

  it('is searched for in whole pictures alone', () => {
    const second = new SecondBoard(() => [other]);
    second.isDue(0, false);
    second.claim(someFrame(5000, { width: 300 }), false);
    expect(second.searchClaimed({ layout, isMeasured: false }, [])).toBeNull();
    expect(second.isDue(5000, false)).toBe(true);
  });

  it('is looked for outside of the followed one', () => {
    expect(searched({ found: [] }).excluded).toEqual([[other.board, layout.board]]);
  });

  const small: Layout = { ...other, rows: 12, columns: 6 };
  const low: Layout = { ...other, board: { ...other.board, y: 14, height: 196 } };
  it.each<[string, Case, Layout | null]>([
    ['one that is alike rather than a surer one', { found: [{ ...small, confidence: 0.9 }, other] }, other],
    ['one that is alike, as the measured own one stands', { found: [low], isMeasured: true }, other],
    ['one that is alike, as it was found', { found: [low] }, low],
    ['one of another size that is likely', { found: [small] }, small],
    ['none of another size that is not', { found: [{ ...small, confidence: 0.49 }] }, null],
    ['none over the own one', { found: [{ ...small, board: { ...other.board, x: 100 } }] }, null],
    ['none', { found: [] }, null],
  ])('is %s', (_, given, answer) => {
    expect(searched(given).answer).toEqual(answer);
  });
});
