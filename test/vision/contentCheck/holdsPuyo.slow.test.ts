import { describe, expect, it } from 'vitest';
import type { Grid } from '../../../vision/types.ts';
import { holdsPuyo } from '../../../vision/contentCheck/holdsPuyo.ts';
import { drawPuyo } from '../synthetic.ts';
import { drawVariedPuyo } from '../synthetic/puyo/variedPuyo.ts';

const drawn = Array.from({ length: 12 }, (_, i) => {
  const { image, labels } = drawPuyo(10 + i);
  const { board, columns, rows } = labels[0]!;
  return { image, grid: { game: 'puyo', board, columns, rows } satisfies Grid };
});

const moved = (grid: Grid, cells: number): Grid => {
  const by = (cells * grid.board.width) / grid.columns;
  return { ...grid, board: { ...grid.board, x: grid.board.x + by, y: grid.board.y - by } };
};

describe('holdsPuyo', () => {
  it('recognises at least 80 % of drawn fields at their place, and at most one moved by half a cell', () => {
    const where = (cells: number): number =>
      drawn.filter(({ image, grid }) => holdsPuyo(image, moved(grid, cells))).length;
    expect(where(0)).toBeGreaterThanOrEqual(0.8 * drawn.length);
    expect(where(0.5)).toBeLessThanOrEqual(1);
  });

  it('does not recognise a part of a wider board of tiles', () => {
    const { image, label } = drawVariedPuyo(4);
    const [cell, high] = [label!.board.width / label!.columns, label!.board.height / label!.rows];
    const part = { x: label!.board.x + cell, y: label!.board.y, width: 6 * cell, height: 12 * high };
    const lowest = { ...part, y: label!.board.y + (label!.rows - 12) * high };
    expect(label!.columns).toBeGreaterThan(7);
    expect(holdsPuyo(image, { game: 'puyo', columns: 6, rows: 12, board: lowest })).toBe(false);
  });
});
