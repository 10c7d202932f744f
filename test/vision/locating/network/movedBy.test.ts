import { describe, expect, it } from 'vitest';
import { movedBy } from '../../../../vision/locating/network/movedBy.ts';
import type { Grid } from '../../../../vision/types.ts';

const grid: Grid = {
  game: 'tetris',
  columns: 10,
  rows: 20,
  board: { x: 100, y: 50, width: 200, height: 600 },
} as Grid;

describe('a moved grid', () => {
  it.each([
    { off: { left: 0, top: 0, right: 0, bottom: 0 }, board: { x: 100, y: 50, width: 200, height: 600 } },
    { off: { left: 0.5, top: 0, right: 0, bottom: 0 }, board: { x: 110, y: 50, width: 190, height: 600 } },
    { off: { left: 0, top: -0.1, right: 0, bottom: 0 }, board: { x: 100, y: 47, width: 200, height: 603 } },
    { off: { left: 0, top: 0, right: 0.25, bottom: 0.5 }, board: { x: 100, y: 50, width: 205, height: 615 } },
  ])('has its sides moved by $off, in cells', ({ off, board }) => {
    expect(movedBy(grid, off).board).toEqual(board);
  });

  it('moves no side by more than the network can recognise', () => {
    const { board } = movedBy(grid, { left: -5, top: 0, right: 0, bottom: 9 });
    expect(board).toEqual({ x: 86, y: 50, width: 214, height: 621 });
  });
});
