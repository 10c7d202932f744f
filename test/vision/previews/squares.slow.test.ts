import { describe, expect, it } from 'vitest';
import { shapes } from '../../../engine/tetris/rules/pieces.ts';
import { pieces, type Piece } from '../../../engine/tetris/types.ts';
import type { Drawn } from '../../../vision/previews/drawnPieces.ts';
import { isLetters, isMixed, lookAtSquares } from '../../../vision/previews/squares.ts';
import { findPreviews, slotOf } from '../../../vision/previews/previews.ts';
import { read } from '../../../vision/read.ts';
import { isSure } from '../../../vision/trust.ts';
import type { Image } from '../../../vision/types.ts';
import { blank, fill, grow, outline, type Colour } from '../synthetic/drawing/paint.ts';

const pale: Colour = [224, 248, 208];
const dark: Colour = [8, 24, 32];
const grey: Colour = [110, 150, 100];

const glyphs: Record<string, readonly string[]> = {
  L: ['##.....', '##.....', '##.....', '##.....', '##.....', '##.....', '#######'],
  I: ['.######', '...##..', '...##..', '...##..', '...##..', '...##..', '.######'],
  N: ['##...##', '###..##', '####.##', '#######', '##.####', '##..###', '##...##'],
  E: ['#######', '##.....', '##.....', '######.', '##.....', '##.....', '#######'],
  S: ['.####..', '##..##.', '##.....', '.#####.', '.....##', '##...##', '.#####.'],
  3: ['.######', '....##.', '...##..', '..####.', '.....##', '##...##', '.#####.'],
};

/** Each letter stands in a square of 8 by 8 dots. */
function write(image: Image, word: string, x: number, y: number, dot: number): void {
  [...word].forEach((letter, i) =>
    glyphs[letter]?.forEach((line, row) =>
      [...line].forEach((sign, column) => {
        const at = { x: x + (i * 8 + column) * dot, y: y + row * dot };
        if (sign === '#') fill(image, { ...at, width: dot, height: dot }, dark);
      }),
    ),
  );
}

type Block = (image: Image, x: number, y: number, unit: number) => void;

const ringed: Block = (image, x, y, unit) => {
  const square = { x, y, width: unit, height: unit };
  fill(image, square, dark);
  fill(image, grow(square, -unit / 8), pale);
  fill(image, grow(square, -unit / 4), dark);
};
const plain: Block = (image, x, y, unit) => fill(image, { x, y, width: unit, height: unit }, grey);
const apart: Block = (image, x, y, unit) =>
  fill(image, grow({ x, y, width: unit, height: unit }, -unit / 10), dark);
const brackets: Block = (image, x, y, unit) => {
  for (const left of [0.1, 0.75])
    fill(image, { x: x + left * unit, y: y + 0.1 * unit, width: 0.15 * unit, height: 0.8 * unit }, dark);
};

function drawPiece(image: Image, piece: Piece, x: number, y: number, unit: number, block: Block): Drawn {
  const cells = shapes[piece][0]!;
  const left = Math.min(...cells.map(([cx]) => cx));
  const top = Math.max(...cells.map(([, cy]) => cy));
  for (const [cx, cy] of cells) block(image, x + (cx - left) * unit, y + (top - cy) * unit, unit);
  const [columns, rows] = piece === 'O' ? [2, 2] : piece === 'I' ? [4, 1] : [3, 2];
  return { piece, unit, filled: 1, rect: { x, y, width: columns * unit, height: rows * unit } };
}

const blocks = { ringed, plain, apart, brackets };
const drawings = pieces.flatMap((piece) =>
  (['ringed', 'plain', 'apart', 'brackets'] as const).flatMap((kind) =>
    [16, 24, 40].map((unit) => ({ piece, kind, unit })),
  ),
);

describe('isLetters', () => {
  it.each(drawings)('is false for $piece of $kind blocks of $unit pixels', ({ piece, kind, unit }) => {
    const image = blank(240, 160, pale);
    const drawn = drawPiece(image, piece, 30, 30, unit, blocks[kind]);
    expect(isLetters(image, drawn)).toBe(false);
  });

  it.each([2, 3, 5])('is true for three letters with a digit below at %s pixels a dot', (dot) => {
    const image = blank(40 * dot, 30 * dot, pale);
    write(image, 'NES', 4 * dot, 4 * dot, dot);
    write(image, '3', 12 * dot, 12 * dot, dot);
    const rect = { x: 4 * dot, y: 4 * dot, width: 23 * dot, height: 15 * dot };
    expect(isLetters(image, { piece: 'T', rect, unit: 7.6 * dot, filled: 0.9 })).toBe(true);
  });

  it('is based on open areas that are connected to the outside', () => {
    const image = blank(160, 160, pale);
    const drawn = drawPiece(image, 'O', 40, 40, 32, ringed);
    expect(lookAtSquares(image, drawn)).toEqual({ open: 0, alike: 1 });
  });
});

describe('isMixed', () => {
  it.each(drawings)('is false for $piece of $kind blocks of $unit pixels', (drawing) => {
    const image = blank(240, 160, pale);
    const drawn = drawPiece(image, drawing.piece, 30, 30, drawing.unit, blocks[drawing.kind]);
    expect(isMixed(image, drawn)).toBe(false);
  });

  it.each([2, 3, 5])('is true for a box with a word, at %s pixels a dot', (dot) => {
    const rect = { x: 4 * dot, y: 4 * dot, width: 32 * dot, height: 8 * dot };
    const image = blank(40 * dot, 16 * dot, grey);
    fill(image, rect, pale);
    write(image, 'LINE', rect.x, rect.y, dot);
    expect(isMixed(image, { piece: 'I', rect, unit: 8 * dot, filled: 1 })).toBe(true);
  });
});

describe('findPreviews beside a box of letters', () => {
  const board = { x: 48, y: 20, width: 240, height: 432 };
  const offsets = [-4, -2, 0, 2, 4].flatMap((dx) => [-4, -1, 1, 4].map((dy) => ({ dx, dy })));

  function screen(piece: Piece): Image {
    const image = blank(520, 480, dark);
    fill(image, board, pale);
    for (const [word, digit, y] of [
      ['LINE', 'E', 150],
      ['LINES', '3', 230],
    ] as const) {
      const box = { x: 330, y, width: 140, height: 66 };
      fill(image, box, pale);
      outline(image, grow(box, -3), 3, grey);
      write(image, word, 338, y + 10, 3);
      write(image, digit, 338 + 72, y + 34, 3);
    }
    const box = { x: 344, y: 340, width: 128, height: 108 };
    fill(image, box, pale);
    outline(image, box, 4, grey);
    drawPiece(image, piece, 408 - (piece === 'I' ? 48 : piece === 'O' ? 24 : 36), 370, 24, ringed);
    for (let x = 0; x < 7; x += 1) ringed(image, board.x + x * 24, board.y + 17 * 24, 24);
    drawPiece(image, 'Z', board.x + 96, board.y + 96, 24, ringed);
    return image;
  }

  it.each(pieces)('reads %s for boards that are off by a fraction of a cell', (piece) => {
    const image = screen(piece);
    for (const { dx, dy } of offsets) {
      const near = { ...board, x: board.x + dx, y: board.y + dy };
      const grid = { game: 'tetris' as const, board: near, columns: 10, rows: 18 };
      expect(findPreviews(image, grid).next.map((drawn) => drawn.piece)).toEqual([piece]);
    }
  });

  it('reports a doubt about letters at the place of the next piece', () => {
    const image = screen('O');
    const rect = { x: 354, y: 240, width: 69, height: 45 };
    const grid = { game: 'tetris' as const, board, columns: 10, rows: 18 };
    const next = [slotOf({ piece: 'T', rect, unit: 23, filled: 1 })];
    const seen = read(image, { ...grid, next, hold: null, confidence: 1 });
    expect(isSure(seen)).toBe(false);
    expect(seen.doubts).toContain('next piece not readable');
  });
});
