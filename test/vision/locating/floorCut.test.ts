import { describe, expect, it } from 'vitest';
import { isFloorCut } from '../../../vision/locating/floorCut.ts';
import type { Frame, Layout } from '../../../vision/types.ts';
import { blank, fill, type Colour } from '../synthetic/drawing/paint.ts';

const cell = 20;
const [columns, rows] = [10, 20];
const well = { x: 40, y: 30, width: columns * cell, height: rows * cell };

const colours: readonly Colour[] = [
  [200, 60, 60],
  [60, 90, 200],
  [90, 180, 70],
];

interface Look {
  page: Colour;
  ground: Colour;
  /** The frame's colour and thickness in pixels. */
  frame: [Colour, number] | null;
  hasTiles?: boolean;
}

const looks: [string, Look][] = [
  ['a dark well in a frame', { page: [35, 39, 46], ground: [13, 16, 20], frame: [[170, 170, 187], 3] }],
  ['a white well on a light page', { page: [238, 240, 242], ground: [255, 255, 255], frame: null }],
  ['a black well on a black page', { page: [0, 0, 0], ground: [0, 0, 0], frame: [[255, 255, 255], 2] }],
  ['a well of tiles', { page: [35, 39, 46], ground: [13, 16, 20], frame: [[90, 90, 90], 6], hasTiles: true }],
];

/** A pile as the rows of a stack that lie deep: one cell in each is free, and each colour lies beside others. */
const pile = (x: number, y: number): Colour | null => (y > 15 && x !== 4 ? colours[(x + y) % 3]! : null);

/**
 * The well with blocks in it, in a picture that ends at this height. `blockAt` tells a cell's colour, rows from the top.
 */
function pictureOf(
  { page, ground, frame, hasTiles }: Look,
  height: number,
  blockAt = pile,
  width = 360,
): Frame {
  const image = blank(width, height, page);
  const edge = frame?.[1] ?? 0;
  const around = {
    x: well.x - edge,
    y: well.y - edge,
    width: well.width + 2 * edge,
    height: well.height + 2 * edge,
  };
  if (frame) fill(image, around, frame[0]);
  fill(image, well, ground);
  for (let at = 0; at < columns * rows; at++) {
    const [x, y] = [at % columns, Math.floor(at / columns)];
    const inside = { x: well.x + x * cell + 1, y: well.y + y * cell + 1, width: cell - 2, height: cell - 2 };
    if (hasTiles) fill(image, inside, [28, 32, 40]);
    const colour = blockAt(x, y);
    if (colour) fill(image, inside, colour);
  }
  return { ...image, seq: 0, capturedAt: 0, origin: { x: 0, y: 0 }, full: { width, height } };
}

/** As many of its rows as the picture shows. */
const shown = (height: number): Layout => {
  const seen = Math.min(rows, Math.floor((height - well.y) / cell));
  const board = { ...well, height: seen * cell };
  return { game: 'tetris', board, columns, rows: seen, next: [], hold: null, confidence: 1 };
};

describe.each(looks)('%s', (_, look) => {
  it.each([
    ['whole', 520],
    ['whole, at the edge of the picture', 432],
    ['whole, with some page below it', 447],
    ['whole, exactly as high as the picture', 430],
  ])('is not cut off: %s', (_, height) => {
    expect(isFloorCut(pictureOf(look, height), shown(height))).toBe(false);
  });

  it('is whole if it has the place and the rows that it has on the screen of a handheld', () => {
    const layout = shown(390);
    expect(isFloorCut(pictureOf(look, 390, pile, 400), layout)).toBe(false);
    expect(isFloorCut(pictureOf(look, 390, pile, 420), layout)).toBe(true);
    const squeezed = { ...layout, board: { ...layout.board, height: 345 } };
    expect(isFloorCut(pictureOf(look, 375, pile, 400), squeezed)).toBe(true);
  });

  it.each([424, 415, 402, 377, 370, 330])('continues below a picture of %i pixels', (height) => {
    expect(isFloorCut(pictureOf(look, height), shown(height))).toBe(true);
  });

  /** The first pieces lie below the picture's edge, where they fill more than half of a row: nothing above it has their colours. */
  it.each([415, 402, 370])(
    'continues below a picture of %i pixels, also with blocks in new colours',
    (height) => {
      const { rows: seen } = shown(height);
      const lowest = (x: number, y: number) => (y >= seen && x < 6 ? colours[x % 3]! : null);
      expect(isFloorCut(pictureOf(look, height, lowest), shown(height))).toBe(true);
    },
  );
});

it('does not mistake a floor in some colours of the well for a cut-off row', () => {
  const [, look] = looks[0]!;
  const image = pictureOf(look, 445);
  const floor = { x: well.x, y: well.y + well.height, width: well.width, height: 15 };
  fill(image, floor, [120, 110, 100]);
  fill(image, { ...floor, width: well.width / 2 }, look.ground);
  expect(isFloorCut(image, shown(445))).toBe(false);
});
