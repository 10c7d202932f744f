import { describe, expect, it } from 'vitest';
import { withinPadding } from '../../../../vision/locating/frames/withinPadding.ts';
import type { Grid } from '../../../../vision/types.ts';

const inside = { x: 120, y: 60, width: 300, height: 600 };
const frame = { x: 100, y: 40, width: 340, height: 640 };
const framed: Grid = { game: 'puyo', columns: 7, rows: 13, board: frame };
/** The network judges the board inside so, one 10 pixels beside it a tenth less, and every other one with 0. */
const judging =
  (odds: number) =>
  (grid: Grid): number =>
    grid.columns === 6 ? odds * (1 - Math.abs(grid.board.x - inside.x) / 100) : 0;

describe('the board in the padding of a frame', () => {
  it('is taken if it is clearly likelier', () => {
    const { board, ...size } = withinPadding(framed, judging(1));
    expect(size).toEqual({ game: 'puyo', columns: 6, rows: 12 });
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs(board[side] - inside[side])).toBeLessThan(4);
  });

  it.each([
    ['it is hardly likelier', framed, 0.3],
    ['it is a Tetris board', { ...framed, game: 'tetris' } as Grid, 5],
    ['its frame has square cells', { ...framed, board: { ...frame, height: 680 } }, 5],
  ])('is not taken if %s', (_, grid, odds) => expect(withinPadding(grid, judging(odds))).toBe(grid));
});
