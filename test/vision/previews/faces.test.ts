import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import { pieces, type Piece } from '../../../engine/tetris/types.ts';
import { findDrawnPieces } from '../../../vision/previews/drawnPieces.ts';
import type { Image, Rect } from '../../../vision/types.ts';
import { blank, fill, outline, type Colour } from '../synthetic/drawing/paint.ts';

const cell = 20;
const rim: Colour = [60, 40, 170];
const face: Colour = [245, 245, 250];
const frame: Colour = [160, 230, 220];

/** A box with a bright frame in which blocks of a dark rim and a bright face stand, the piece as wide as the box. */
function boxWith(piece: Piece): { image: Image; region: Rect } {
  const cells = cellsOf({ type: piece, orientation: 'north', x: 1, y: 0 });
  const columns = piece === 'I' ? 4 : piece === 'O' ? 2 : 3;
  const left = Math.min(...cells.map(([x]) => x));
  const image = blank(300, 260, [90, 90, 90]);
  const inside = { x: 100, y: 80, width: columns * cell + 4, height: 5 * cell };
  fill(image, inside, [4, 4, 6]);
  outline(image, { ...inside, x: 94, y: 74, width: inside.width + 12, height: inside.height + 12 }, 6, frame);
  for (const [x, y] of cells) {
    const at = { x: 102 + (x - left) * cell, y: 130 - y * cell, width: cell, height: cell };
    fill(image, { ...at, width: cell - 1, height: cell - 1 }, rim);
    fill(image, { x: at.x + 4, y: at.y + 4, width: cell - 8, height: cell - 8 }, face);
  }
  return { image, region: { x: 20, y: 20, width: 260, height: 220 } };
}

describe('pieces of blocks with bright faces, in a box no wider than the piece', () => {
  it.each(pieces)('are identified: %s', (piece) => {
    const { image, region } = boxWith(piece);
    const found = findDrawnPieces(image, region, cell);
    expect(found.map((one) => one.piece)).toContain(piece);
    expect(Math.abs(found.find((one) => one.piece === piece)!.unit - cell)).toBeLessThan(2);
  });

  it('are not found among more than four faces', () => {
    const { image, region } = boxWith('I');
    fill(image, { x: 186, y: 134, width: cell - 8, height: cell - 8 }, face);
    expect(findDrawnPieces(image, region, cell).filter(({ filled }) => filled === 0.8)).toEqual([]);
  });
});

/** A piece's squares in a box of four by four grey ones, with thin dark lines between all of them. */
function gridWith(piece: Piece): { image: Image; region: Rect } {
  const side = 12;
  const cells = cellsOf({ type: piece, orientation: 'north', x: 1, y: 0 }).map(([x, y]) => [x, 1 - y].join());
  const image = blank(160, 160, [0, 20, 36]);
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 4; column++) {
      const at = { x: 60 + column * side, y: 50 + row * side, width: side - 2, height: side - 2 };
      fill(image, at, cells.includes([column, row].join()) ? [240, 60, 70] : [200, 200, 200]);
    }
  return { image, region: { x: 20, y: 20, width: 130, height: 130 } };
}

describe('pieces in a box with a grid of squares', () => {
  it.each(pieces)('are identified by the four squares of another colour: %s', (piece) => {
    const { image, region } = gridWith(piece);
    const [found, ...more] = findDrawnPieces(image, region, 32);
    expect([found?.piece, more]).toEqual([piece, []]);
    expect(Math.abs(found!.unit - 12)).toBeLessThan(1.5);
  });
});
