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
  it('is searched for once after a while, and repeatedly while the followed board seems wrong', () => {
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

  it('is searched for only in whole pictures', () => {
    const second = new SecondBoard(() => [other]);
    second.isDue(0, false);
    second.claim(someFrame(5000, { width: 300 }), false);
    expect(second.searchClaimed({ layout, isMeasured: false }, [])).toBeNull();
    expect(second.isDue(5000, false)).toBe(true);
  });

  it('is searched for outside the followed board', () => {
    expect(searched({ found: [] }).excluded).toEqual([[other.board, layout.board]]);
  });

  const small: Layout = { ...other, rows: 12, columns: 6 };
  const low: Layout = { ...other, board: { ...other.board, y: 14, height: 196 } };
  it.each<[string, Case, Layout | null]>([
    [
      'one of the same size rather than a surer one',
      { found: [{ ...small, confidence: 0.9 }, other] },
      other,
    ],
    ['one of the same size, aligned with the measured own board', { found: [low], isMeasured: true }, other],
    ['one of the same size, at its found place', { found: [low] }, low],
    ['a likely one of another size', { found: [small] }, small],
    ['not an unlikely one of another size', { found: [{ ...small, confidence: 0.49 }] }, null],
    [
      'not one that overlaps the own board',
      { found: [{ ...small, board: { ...other.board, x: 100 } }] },
      null,
    ],
    ['null without a result', { found: [] }, null],
  ])('is %s', (_, given, answer) => {
    expect(searched(given).answer).toEqual(answer);
  });
});
