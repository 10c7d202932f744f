import { describe, expect, it } from 'vitest';
import { emptyRows, letterAt, withCells, withoutFullRows } from '../../../../renderer/shared/board/rows.ts';
import { cellsAt } from '../../../cellsAt.ts';

describe('rows', () => {
  it('counts y from the bottom', () => {
    const rows = withCells(emptyRows(4, 3), cellsAt('1,0 2,0 2,2'), 'T');
    expect(rows).toEqual(['..T.', '....', '.TT.']);
    expect(letterAt(rows, [1, 0])).toBe('T');
    expect(letterAt(rows, [1, 1])).toBe('.');
  });

  it('leaves out cells that are not on the board', () => {
    expect(withCells(emptyRows(4, 2), cellsAt('0,2 -1,0 4,0'), 'T')).toEqual(['....', '....']);
  });

  it('removes full rows and lets the others come down', () => {
    expect(withoutFullRows(['T...', 'IIII', '.Z..', 'XXGX'])).toEqual(['....', '....', 'T...', '.Z..']);
  });

  it('changes nothing without full rows', () => {
    const rows = ['....', 'XXX.'];
    expect(withoutFullRows(rows)).toEqual(rows);
  });
});
