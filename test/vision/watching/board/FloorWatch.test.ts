import { expect, it } from 'vitest';
import { FloorWatch } from '../../../../vision/watching/board/FloorWatch.ts';
import type { Frame, Layout } from '../../../../vision/types.ts';
import { blank, fill } from '../../synthetic/drawing/paint.ts';

const cell = 20;
const board = { x: 40, y: 30, width: 10 * cell, height: 20 * cell };
const seenRows = 17;

/** A bare well in a picture that ends at this height. */
function pictureOf(height: number): Frame {
  const image = blank(360, height, [35, 39, 46]);
  fill(image, board, [13, 16, 20]);
  return { ...image, seq: 0, capturedAt: 0, origin: { x: 0, y: 0 }, full: { width: 360, height } };
}

const layoutOf = (rows: number): Layout => ({
  game: 'tetris',
  board: { ...board, height: rows * cell },
  columns: 10,
  rows,
  next: [],
  hold: null,
  confidence: 1,
});

it('reports a cut-off floor after the first look, and its end only after several', () => {
  const watch = new FloorWatch();
  const see = (height: number, rows: number, capturedAt: number) => {
    watch.checkFrame({ ...pictureOf(height), capturedAt }, layoutOf(rows));
    return watch.isCut;
  };
  expect(see(380, seenRows, 0)).toBe(true);
  expect([100, 200, 300].map((at) => see(520, 20, at))).toEqual([true, true, false]);
});
