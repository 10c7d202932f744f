import { describe, expect, it } from 'vitest';
import { behind, splitsAt } from '../../../../../renderer/practice/tetris/splits/splits.ts';
import { modeOf } from '../../../../../electron/contract/practice/modes.ts';

const race = modeOf('rows40', 0);

describe('splits', () => {
  it.each([
    [9, [], []],
    [10, [], [1235]],
    [12, [], [1235]],
    [12, [900], [900]],
    [21, [900], [900, 1235]],
    [40, [1, 2, 3], [1, 2, 3, 1235]],
  ])('at %d rows after %j are %j', (lines, splits, after) => {
    expect(splitsAt({ mode: race, elapsed: 1234.6, splits }, lines)).toEqual(after);
  });

  it('are empty outside of a race', () => {
    for (const name of ['free', 'marathon', 'dig', 'minutes2'] as const)
      expect(splitsAt({ mode: modeOf(name, 0), elapsed: 5, splits: [] }, 30)).toEqual([]);
  });

  it.each([
    [20_000, 20_400, '−0.4'],
    [20_400, 20_000, '+0.4'],
    [20_020, 20_000, '±0.0'],
    [80_000, 20_000, '+60.0'],
  ])('%d beside %d: %s', (one, other, said) => {
    expect(behind(one, other)).toBe(said);
  });
});
