import { describe, expect, it } from 'vitest';
import { differences, illegal, lockCells, rowsDown, withoutKinds } from './boards.ts';
import type { Cell } from '../../../engine/tetris/types.ts';
import { cellsAt } from '../../cellsAt.ts';

const text = (board: string) => board.trim().split(/\s+/);

describe('lockCells', () => {
  it('fills the cells and removes full rows', () => {
    const board = text('.... ..S. .SSX X.XX');
    const upright = cellsAt('0,1 0,2 0,3 1,0');
    expect(lockCells(board, upright)).toEqual({ rows: text('.... .... X... X.X.'), cleared: [1, 0] });
  });

  it('loses what is above the top row', () => {
    expect(lockCells(text('.. X.'), cellsAt('0,1 0,2'))).toEqual({ rows: text('X. X.'), cleared: [] });
  });
});

describe('differences', () => {
  it('prints nothing about equal boards, and names cells from the bottom left', () => {
    expect(differences(text('.. X.'), withoutKinds(text('.. T.')))).toBe('');
    expect(differences(text('.. X.'), text('.X .X'))).toBe('1,1 is X 0,0 is . 1,0 is X');
  });
});

describe('illegal', () => {
  const board = text('.... .... X..X');
  it.each<[string, Cell[], string]>([
    ['standing on the floor', [[1, 0]], ''],
    ['standing on a block', [[0, 1]], ''],
    ['standing by one of its cells', [[1, 1], [0, 1]], ''], // prettier-ignore
    ['reaching above the board', [[1, 0], [1, 1], [1, 2], [1, 3]], ''], // prettier-ignore
    ['in a filled cell', [[0, 0]], 'no room at 0,0'],
    ['beside the board', [[4, 0]], 'no room at 4,0'],
    ['above it but beside', [[-1, 3]], 'no room at -1,3'],
    ['in the air', [[1, 1], [2, 1]], 'nothing below 1,1 2,1'], // prettier-ignore
  ])('judges a piece %s', (_name, cells, verdict) => {
    expect(illegal(board, cells)).toBe(verdict);
  });
});

describe('rowsDown', () => {
  const flat = cellsAt('3,9 4,9');
  it.each<[Cell[], number | null]>([
    [[[4, 2], [3, 2]], 7], // prettier-ignore
    [flat, 0],
    [[[4, 2], [5, 2]], null], // prettier-ignore
    [[[3, 10], [4, 10]], null], // prettier-ignore
  ])('from a flat pair at row 9 to %j: %j', (to, rows) => {
    expect(rowsDown(flat, to)).toBe(rows);
  });
});
