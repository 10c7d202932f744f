import { describe, expect, it } from 'vitest';
import { makePuyoState } from '../../../../electron/hints/puyo/manual.ts';

const typed = { cells: ['RG....'], pairs: ['rg', 'BY'], allClear: true };

describe('a position of Puyo from our own pages', () => {
  it('is made legal: rows above are empty, and what hangs in the air is let down', () => {
    const state = makePuyoState({ ...typed, cells: ['R.....', '......', '.G....'] });
    expect(state.field.cells).toHaveLength(13);
    expect(state.field.cells.at(-1)).toBe('RG....');
    expect(state.pairs).toEqual([
      { axis: 'R', child: 'G' },
      { axis: 'B', child: 'Y' },
    ]);
    expect(state.allClear).toBe(true);
  });

  it.each([
    [{ pairs: [] }, /no pair/],
    [{ pairs: ['RG', 'RO'] }, /pair 2.*"O"/],
    [{ pairs: ['R'] }, /pair 1/],
    [{ cells: ['RGB'] }, /row 1.*3 cells/],
    [{ cells: ['......', 'Q.....'] }, /row 2.*column 1/],
  ])('that is wrong (%j) is refused in one line', (change, reason) => {
    expect(() => makePuyoState({ ...typed, ...change })).toThrow(reason);
  });
});
