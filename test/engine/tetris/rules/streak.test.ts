import { describe, expect, it } from 'vitest';
import { attackOf, attackTables } from '../../../../engine/tetris/rules/attack.ts';
import { emptyBoard, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import { lockInGame } from '../../../../engine/tetris/rules/lock.ts';
import { isDifficult, streakAfter } from '../../../../engine/tetris/rules/streak.ts';

describe('the streak of clears', () => {
  it.each([
    ['nothing', { rows: 0, spin: 'none' }, { combo: 0, backToBack: true }],
    ['a spin that clears nothing', { rows: 0, spin: 'full' }, { combo: 0, backToBack: true }],
    ['one row', { rows: 1, spin: 'none' }, { combo: 3, backToBack: false }],
    ['three rows', { rows: 3, spin: 'none' }, { combo: 3, backToBack: false }],
    ['four rows', { rows: 4, spin: 'none' }, { combo: 3, backToBack: true }],
    ['a T-spin Mini', { rows: 1, spin: 'mini' }, { combo: 3, backToBack: true }],
    ['a T-spin Double', { rows: 2, spin: 'full' }, { combo: 3, backToBack: true }],
  ] as const)('after %s', (_, cleared, wanted) => {
    expect(streakAfter({ combo: 2, backToBack: true }, cleared)).toEqual(wanted);
  });

  it('begins back-to-back with a difficult clear alone, and what begins it sends no more', () => {
    const begun = streakAfter({ combo: 0, backToBack: false }, { rows: 4, spin: 'none' });
    expect(begun).toEqual({ combo: 1, backToBack: true });
    const four = { rows: 4, spin: 'none', perfect: false, combo: 0 } as const;
    const sent = (backToBack: boolean) => attackOf(attackTables.guideline, { ...four, backToBack });
    expect([sent(false), sent(true)]).toEqual([4, 5]);
    expect(isDifficult({ rows: 0, spin: 'full' })).toBe(false);
  });
});

it('continues where a piece locks in a game', () => {
  const before = { board: parseBoard(['XXXXXXXX..', 'XXXXXXXX..'], 20), combo: 1, backToBack: true };
  const cells = [[8, 0], [9, 0], [8, 1], [9, 1]] as const; // prettier-ignore
  expect(lockInGame(before, cells, 'none')).toEqual({
    board: emptyBoard(),
    linesCleared: 2,
    combo: 2,
    backToBack: false,
  });
});
