import { describe, expect, it } from 'vitest';
import { shapes } from '../../../engine/tetris/rules/pieces.ts';
import { pieces, type Piece } from '../../../engine/tetris/types.ts';
import { findDrawnPieces } from '../../../vision/previews/drawnPieces.ts';
import { findPreviews, readPreviews, slotOf } from '../../../vision/previews/previews.ts';
import type { Image } from '../../../vision/types.ts';
import {
  blank,
  fill,
  gradient,
  grow,
  outline,
  photo,
  text,
  type Colour,
} from '../synthetic/drawing/paint.ts';
import { Chance } from '../synthetic/drawing/random.ts';

const cell = 24;
const violet: Colour = [150, 80, 210];

/** Draws a piece with squares of `unit` pixels after `turns` clockwise turns, its bounds starting at (x, y). */
function draw(image: Image, piece: Piece, turns: number, x: number, y: number, unit: number, gap = 0): void {
  const cells = shapes[piece][turns]!;
  const left = Math.min(...cells.map(([cx]) => cx));
  const top = Math.max(...cells.map(([, cy]) => cy));
  for (const [cx, cy] of cells) {
    const rect = { x: x + (cx - left) * unit, y: y + (top - cy) * unit, width: unit, height: unit };
    fill(image, grow(rect, -gap), violet);
  }
}

const cases = pieces.flatMap((piece) =>
  [0, 1, 2, 3].flatMap((turns) => [0.5, 0.75, 1, 1.25].map((size) => ({ piece, turns, size }))),
);

describe('findDrawnPieces', () => {
  const region = { x: 0, y: 0, width: 240, height: 240 };

  it.each(cases)('identifies $piece turned $turns times at $size of a cell', ({ piece, turns, size }) => {
    const image = blank(240, 240, [20, 22, 26]);
    draw(image, piece, turns, 60, 70, Math.round(cell * size));
    expect(findDrawnPieces(image, region, cell).map((drawn) => drawn.piece)).toEqual([piece]);
  });

  it.each(pieces)('identifies %s in squares with gaps', (piece) => {
    const image = blank(240, 240, [240, 240, 236]);
    draw(image, piece, 0, 60, 70, cell, 3);
    expect(findDrawnPieces(image, region, cell).map((drawn) => drawn.piece)).toEqual([piece]);
  });

  it.each(pieces)('identifies %s between walls as near as its squares are to each other', (piece) => {
    const image = blank(120, 120, [0, 0, 0]);
    const cells = shapes[piece][0]!;
    const left = Math.min(...cells.map(([x]) => x));
    const wide = 8 * (1 + Math.max(...cells.map(([x]) => x)) - left);
    for (let y = 30; y < 78; y += 4)
      for (const x of [33, 40 + wide])
        fill(image, { x, y, width: 6, height: 4 }, y % 8 ? violet : [90, 120, 130]);
    for (const [x, y] of cells)
      fill(image, { x: 40 + 8 * (x - left), y: 56 - 8 * y, width: 7, height: 7 }, violet);
    const found = findDrawnPieces(image, { x: 0, y: 0, width: 120, height: 120 }, 8);
    expect(found.map((drawn) => drawn.piece)).toEqual([piece]);
  });

  it('finds no T, S, Z, J or L in lines of words, rings and bars', () => {
    const image = blank(240, 240, [20, 22, 26]);
    const chance = new Chance(5);
    for (let y = 10; y < 110; y += 20) text(image, 10, y, 11, 16, [220, 220, 220], chance);
    outline(image, { x: 30, y: 120, width: 60, height: 60 }, 3, [200, 200, 200]);
    fill(image, { x: 20, y: 200, width: 150, height: 5 }, [90, 200, 90]);
    const found = findDrawnPieces(image, region, cell).filter(({ piece }) => piece !== 'O' && piece !== 'I');
    expect(found).toEqual([]);
  });
});

describe('findPreviews', () => {
  const board = { x: 240, y: 40, width: cell * 10, height: cell * 20 };
  const grid = { game: 'tetris' as const, board, columns: 10, rows: 20 };
  const screen = (): Image => {
    const image = blank(720, 560, [24, 26, 30]);
    fill(image, board, [0, 0, 0]);
    return image;
  };

  it('reads a queue on the right and a held piece on the left', () => {
    const image = screen();
    const queue: Piece[] = ['S', 'I', 'L', 'O', 'J'];
    queue.forEach((piece, i) => draw(image, piece, 0, 520, 60 + i * 80, i === 0 ? 24 : 20));
    draw(image, 'T', 0, 140, 60, 20);
    const { next, hold } = findPreviews(image, grid);
    expect(next.map(({ piece }) => piece)).toEqual(queue);
    expect(hold?.piece).toBe('T');
  });

  it('reads a queue on the left if none is on the right', () => {
    const image = screen();
    draw(image, 'Z', 0, 120, 60, 22);
    draw(image, 'L', 0, 120, 140, 22);
    const { next, hold } = findPreviews(image, grid);
    expect(next.map(({ piece }) => piece)).toEqual(['Z', 'L']);
    expect(hold).toBeNull();
  });

  it('does not mistake statistics of all seven kinds for a queue', () => {
    const image = screen();
    pieces.forEach((piece, i) => draw(image, piece, 0, 520, 50 + i * 66, 20));
    expect(findPreviews(image, grid)).toEqual({ next: [], hold: null });
  });

  it('finds nothing beside a bare board', () => {
    expect(findPreviews(screen(), grid)).toEqual({ next: [], hold: null });
  });

  it('reads pieces in small boxes on a busy background', () => {
    const image = screen();
    gradient(image, { x: 480, y: 0, width: 240, height: 560 }, [90, 40, 120], [160, 90, 60], 1);
    (['Z', 'O', 'J'] as const).forEach((piece, i) => {
      const box = { x: 510, y: 60 + i * 70, width: 80, height: 56 };
      fill(image, box, [12, 12, 16]);
      outline(image, box, 2, [220, 220, 220]);
      draw(image, piece, 0, 550 - (piece === 'O' ? 16 : 24), 72 + i * 70, 16, 1);
    });
    const { next } = findPreviews(image, grid);
    expect(next.map(({ piece }) => piece)).toEqual(['Z', 'O', 'J']);
  });

  it.each([13, 14, 15])('reads an upright I piece, and not a pause sign of two bars %d wide', (wide) => {
    const image = screen();
    const boxes = [
      { x: 510, y: 50, width: 150, height: 150 },
      { x: 510, y: 440, width: 150, height: 76 },
    ];
    for (const box of boxes) fill(image, box, [0, 0, 0]);
    for (let row = 0; row < 4; row += 1)
      fill(image, { x: 570, y: 66 + row * 30, width: 30, height: 29 }, [120, 70, 130]);
    const sign = { y: 461, width: wide, height: 34 };
    for (const x of [584 - wide - 3, 587]) fill(image, { ...sign, x }, [235, 235, 235]);
    expect(findPreviews(image, grid).next.map(({ piece }) => piece)).toEqual(['I']);
  });

  it('reads the same queue again at the places where it was found', () => {
    const image = screen();
    (['S', 'L', 'T'] as const).forEach((piece, i) => draw(image, piece, 0, 520, 60 + i * 80, 20));
    const { next } = findPreviews(image, grid);
    const slots = next.map(slotOf);
    const seen = readPreviews(image, { ...grid, next: slots, hold: null, confidence: 1 });
    expect(seen.next.map(({ piece }) => piece)).toEqual(['S', 'L', 'T']);
  });

  it('searches further away if only letters are near', () => {
    const image = blank(960, 560, [16, 16, 20]);
    const moved = { ...grid, board: { ...board, x: 480 } };
    fill(image, moved.board, [0, 0, 0]);
    const [x, y] = [770, 300];
    for (const [u, v, width, height] of [
      [0, 0, 7, 10],
      [0, 10, 10, 7],
      [10, 13, 10, 7],
      [23, 10, 7, 10],
    ] as const)
      fill(image, { x: x + u, y: y + v, width, height }, [230, 230, 230]);
    draw(image, 'Z', 0, 140, 80, 24);
    expect(findPreviews(image, moved).next.map(({ piece }) => piece)).toEqual(['Z']);
  });

  it('reads a piece that almost touches the board', () => {
    const image = screen();
    draw(image, 'I', 0, 483, 80, 24, 1);
    expect(findPreviews(image, grid).next.map(({ piece }) => piece)).toEqual(['I']);
  });

  it.each(['S', 'Z', 'T', 'L', 'J'] as const)('reads %s below the board if nothing is beside it', (piece) => {
    const image = blank(720, 700, [24, 26, 30]);
    fill(image, board, [0, 0, 0]);
    draw(image, piece, 0, 250, 560, 20, 1);
    text(image, 250, 640, 14, 12, [200, 200, 200], new Chance(3));
    const { next, hold } = findPreviews(image, grid);
    expect(next.map((one) => one.piece)).toEqual([piece]);
    expect(hold).toBeNull();
    const layout = { ...grid, next: next.map(slotOf), hold: null, confidence: 1 };
    expect(readPreviews(image, layout).next.map((one) => one.piece)).toEqual([piece]);
  });

  it('does not mistake keys and buttons below the board for pieces', () => {
    const image = blank(720, 700, [24, 26, 30]);
    fill(image, board, [0, 0, 0]);
    for (const x of [250, 276, 302, 328]) fill(image, { x, y: 560, width: 24, height: 24 }, [90, 90, 96]);
    fill(image, { x: 380, y: 560, width: 90, height: 24 }, [60, 90, 160]);
    text(image, 250, 610, 16, 18, [200, 200, 200], new Chance(4));
    expect(findPreviews(image, grid).next).toEqual([]);
  });

  it('ends the queue before an empty place', () => {
    const image = screen();
    (['S', 'L', 'T'] as const).forEach((piece, i) => draw(image, piece, 0, 520, 60 + i * 80, 20));
    const slots = findPreviews(image, grid).next.map(slotOf);
    const gone = screen();
    draw(gone, 'S', 0, 520, 60, 20);
    draw(gone, 'T', 0, 520, 220, 20);
    const seen = readPreviews(gone, { ...grid, next: slots, hold: null, confidence: 1 });
    expect(seen.next.map(({ piece }) => piece)).toEqual(['S']);
  });

  it('does not mistake a list of all kinds in two columns for a queue, and finds the next piece further away', () => {
    const image = blank(960, 560, [16, 16, 20]);
    const moved = { ...grid, board: { ...board, x: 480 } };
    fill(image, moved.board, [0, 0, 0]);
    pieces.forEach((piece, i) => draw(image, piece, 0, i % 2 ? 850 : 760, 50 + i * 60, 20));
    draw(image, 'Z', 0, 150, 440, 24);
    const { next, hold } = findPreviews(image, moved);
    expect(next.map(({ piece }) => piece)).toEqual(['Z']);
    expect(hold).toBeNull();
  });

  it('reads pieces with squares as wide and low as the cells of the board', () => {
    const wide = { ...grid, board: { x: 240, y: 40, width: 300, height: 480 } };
    const image = blank(760, 560, [24, 26, 30]);
    fill(image, wide.board, [0, 0, 0]);
    for (const [cx, cy] of shapes.L[0]!)
      fill(image, { x: 620 + cx * 30, y: 120 - cy * 24, width: 29, height: 23 }, violet);
    expect(findPreviews(image, wide).next.map(({ piece }) => piece)).toEqual(['L']);
  });

  it('does not mistake small squares in a line of text for pieces', () => {
    const image = screen();
    for (let i = 0; i < 6; i += 1) {
      fill(image, { x: 510 + i * 24, y: 100, width: 20, height: 20 }, [230, 230, 230]);
      fill(image, { x: 510 + i * 24, y: 300, width: 20, height: 20 }, [230, 230, 230]);
    }
    expect(findPreviews(image, grid)).toEqual({ next: [], hold: null });
  });

  it('reads a bar with lines between its squares as a piece', () => {
    const image = screen();
    draw(image, 'I', 0, 530, 120, 20, 1);
    expect(findPreviews(image, grid).next.map(({ piece }) => piece)).toEqual(['I']);
  });

  it('finds a piece when a photograph fills the other side', () => {
    const image = screen();
    photo(image, { x: 480, y: 0, width: 240, height: 560 }, [0, 40, 90], [250, 230, 120], 6, new Chance(9));
    draw(image, 'S', 0, 140, 60, 22);
    expect(findPreviews(image, grid).next.map(({ piece }) => piece)).toEqual(['S']);
  });
});
