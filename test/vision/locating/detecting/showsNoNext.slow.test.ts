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

  it.each([
    { of: 'is true if nothing fits around the board', around: 0.2, isTrue: true },
    { of: 'is false if the picture may be cut off before them', around: 2, isTrue: false },
  ])('$of', ({ around, isTrue }) => {
    const { image, label } = drawTetris(without[0]!);
    const { x, y, width, height } = label.board;
    const left = Math.round((around * width) / label.columns);
    const part = crop(image, { x: x - left, y, width: width + 2 * left, height });
    expect(showsNoNext(part, { ...layoutOf(label), board: { x: left, y: 0, width, height } })).toBe(isTrue);
  });
});
