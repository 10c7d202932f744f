import { describe, expect, it } from 'vitest';
import { showsNoNext } from '../../../../vision/locating/detecting/showsNoNext.ts';
import { crop } from '../../../../vision/pixels/image.ts';
import type { Layout } from '../../../../vision/types.ts';
import { drawTetris, type Label } from '../../synthetic.ts';

const layoutOf = ({ board, columns, rows }: Label): Layout => ({
  game: 'tetris',
  board,
  columns,
  rows,
  next: [],
  hold: null,
  confidence: 1,
});

/** Drawn games that nothing was fitted to, without pieces to come and with them. */
const without = [50_051, 50_065, 50_086];
const withPieces = [50_000, 50_001, 50_004, 50_010];

describe('showsNoNext', () => {
  it.each(without)('is true if no next pieces are drawn, game %i', (seed) => {
    const { image, label } = drawTetris(seed);
    expect(label.next).toEqual([]);
    expect(showsNoNext(image, layoutOf(label))).toBe(true);
  });

  it.each(withPieces)('is false if some are drawn but were not found, game %i', (seed) => {
    const { image, label } = drawTetris(seed);
    expect(label.next.length).toBeGreaterThan(0);
    expect(showsNoNext(image, layoutOf(label))).toBe(false);
  });

  it('is false if the picture ends at the board', () => {
    const { image, label } = drawTetris(without[0]!);
    const board = crop(image, label.board);
    expect(showsNoNext(board, { ...layoutOf(label), board: { ...label.board, x: 0, y: 0 } })).toBe(false);
  });
});
