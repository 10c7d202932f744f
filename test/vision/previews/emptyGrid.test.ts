import { describe, expect, it } from 'vitest';
import { pieces, type Piece } from '../../../engine/tetris/types.ts';
import { shapes } from '../../../engine/tetris/rules/pieces.ts';
import { isEmptyGrid } from '../../../vision/previews/emptyGrid.ts';
import { findPreviews } from '../../../vision/previews/previews.ts';
import type { Image } from '../../../vision/types.ts';
import { blank, fill, grow, type Colour } from '../synthetic/drawing/paint.ts';

const empty: Colour = [12, 14, 20];
const red: Colour = [220, 40, 50];
const line: Colour = [235, 235, 235];

describe('isEmptyGrid', () => {
  const rect = { x: 20, y: 30, width: 80, height: 20 };
  const bar = { piece: 'I' as const, rect, unit: 20, filled: 1 };

  it.each([
    ['empty cells', empty, true],
    ['blocks', red, false],
    ['blocks of an even darker colour', [12, 14, 50] as Colour, false],
  ])('distinguishes empty cells from a piece in a bar of %s', (_, colour, expected) => {
    const image = blank(140, 80, line);
    for (let i = 0; i < 4; i += 1)
      fill(image, grow({ x: 20 + 20 * i, y: 30, width: 20, height: 20 }, -1), colour);
    expect(isEmptyGrid(image, bar, [empty])).toBe(expected);
  });

  it('ignores the shapes of other pieces', () => {
    expect(isEmptyGrid(blank(140, 80, empty), { ...bar, piece: 'T' }, [empty])).toBe(false);
  });
});

describe('findPreviews', () => {
  const cell = 24;
  const board = { x: 40, y: 40, width: cell * 10, height: cell * 20 };

  /** A box of just as many cells as the piece needs, with the empty ones drawn like the board's. */
  function box(image: Image, x: number, y: number, piece: Piece): void {
    const at = (column: number, row: number, colour: Colour): void =>
      fill(image, grow({ x: x + column * cell, y: y + row * cell, width: cell, height: cell }, -1), colour);
    for (let i = 0; i < 8; i += 1) at(i % 4, Math.floor(i / 4), empty);
    for (const [cx, cy] of shapes[piece][0]!) at(1 + cx, 1 - cy, red);
  }

  it.each(pieces)('reads %s in a box that also shows empty cells', (piece) => {
    const image = blank(520, 560, [60, 62, 70]);
    fill(image, board, empty);
    for (const x of [0, 1, 2, 5, 6])
      fill(image, { x: 40 + x * cell, y: 496, width: cell, height: cell }, red);
    box(image, 330, 80, piece);
    const { next } = findPreviews(image, { game: 'tetris', board, columns: 10, rows: 20 });
    expect(next.map((one) => one.piece)).toEqual([piece]);
  });
});
