import { describe, expect, it } from 'vitest';
import { findPuyoPreviews } from '../../../../vision/puyo/previews/puyoPreviews.ts';
import type { DetectedPart } from '../../../../vision/detect/types.ts';
import { moved } from '../../../../vision/pixels/rects.ts';
import type { Image, Rect } from '../../../../vision/types.ts';

type Colour = readonly [number, number, number];

const ground: Colour = [64, 84, 178];
const panel: Colour = [224, 224, 224];
const colours = { R: [238, 17, 17], G: [0, 163, 0], B: [45, 137, 239], P: [126, 56, 120] } as const;
const board = { x: 241, y: 28, width: 216, height: 432 };
const grid = { columns: 6, rows: 12, board };
const cell = 36;

function painted(): Image {
  const [width, height] = [700, 560];
  const image = { width, height, data: new Uint8ClampedArray(4 * width * height) };
  fill(image, { x: 0, y: 0, width, height }, ground);
  fill(image, board, panel);
  return image;
}

function set({ data, width }: Image, x: number, y: number, colour: Colour): void {
  data.set([...colour, 255], 4 * (y * width + x));
}

function fill(image: Image, { x, y, width, height }: Rect, colour: Colour): void {
  for (let v = y; v < y + height; v++) for (let u = x; u < x + width; u++) set(image, u, v, colour);
}

/** A flat disc without any drawing on it. */
function disc(image: Image, x: number, y: number, size: number, colour: Colour): void {
  const radius = size / 2;
  for (let v = 0; v < size; v++)
    for (let u = 0; u < size; u++)
      if (Math.hypot(u + 0.5 - radius, v + 0.5 - radius) <= radius) set(image, x + u, y + v, colour);
}

/** Three courses a cell, each half a brick beside the one above it. */
function bricks(image: Image, { x, y, width, height }: Rect): void {
  fill(image, { x, y, width, height }, [0, 0, 0]);
  for (let course = 0; course < height / 18; course++)
    for (let brick = 0; brick < width / 36; brick++) {
      const left = x + 36 * brick + (course % 2 ? 18 : 2);
      const right = Math.min(x + width, left + 32);
      fill(image, { x: left, y: y + 18 * course + 2, width: right - left, height: 14 }, [102, 204, 255]);
    }
}

function rest(image: Image): void {
  [...'RGBPRG'].forEach((kind, column) =>
    disc(image, board.x + column * cell, board.y + 11 * cell, cell, colours[kind as keyof typeof colours]),
  );
}

function drawPair(image: Image, { x, y, width }: Rect): void {
  disc(image, x, y, width, colours.B);
  disc(image, x, y + width, width, colours.R);
}

/** One pair, its puyo of this size, in a panel on the left. */
function withPair(size: number): { image: Image; pair: Rect } {
  const image = painted();
  const pair = { x: 105 - size / 2, y: 98, width: size, height: 2 * size };
  fill(image, { x: 42, y: 90, width: 126, height: 102 }, panel);
  drawPair(image, pair);
  rest(image);
  return { image, pair };
}

describe('the previews of plain puyo', () => {
  it.each([24, 30, 36, 42])('are found where they are %i pixels wide beside cells of 36', (size) => {
    const { image, pair } = withPair(size);
    const boxes = findPuyoPreviews(image, grid);
    expect(boxes).toHaveLength(1);
    const [box] = boxes as [Rect];
    expect(Math.abs(box.x + box.width / 2 - pair.x - size / 2)).toBeLessThan(size / 4);
    expect(Math.abs(box.y + box.height / 2 - pair.y - size)).toBeLessThan(size / 4);
  });

  it('are not found in a wall of bricks around the next one', () => {
    const image = painted();
    const pair = { x: 493, y: 28, width: 36, height: 72 };
    bricks(image, { x: 457, y: 0, width: 160, height: 360 });
    fill(image, pair, [255, 255, 255]);
    drawPair(image, pair);
    rest(image);
    expect(findPuyoPreviews(image, grid)).toHaveLength(1);
  });

  it('are not found in an empty panel', () => {
    const image = painted();
    fill(image, { x: 42, y: 90, width: 126, height: 102 }, panel);
    rest(image);
    expect(findPuyoPreviews(image, grid)).toEqual([]);
  });

  it.each([true, false])('are read behind the next one if the detector sees them: %s', (isSeen) => {
    const { image, pair } = withPair(30);
    const second = moved(pair, { x: 0, y: 80 });
    fill(image, { x: 42, y: 192, width: 126, height: 60 }, panel);
    drawPair(image, second);
    const parts = [partAt(pair), ...(isSeen ? [partAt(second)] : [])];
    expect(findPuyoPreviews(image, grid, parts)).toHaveLength(isSeen ? 2 : 1);
  });

  it.each([
    ['straight below', 0, 2],
    ['aside', 14, 1],
  ])('are read in two boxes with a heading between them: the second %s', (_, aside, count) => {
    const { image, pair } = withPair(30);
    const second = moved(pair, { x: aside, y: 2.05 * pair.height });
    fill(image, { x: 42, y: second.y - 8, width: 126, height: 102 }, panel);
    drawPair(image, second);
    const boxes = findPuyoPreviews(image, grid);
    expect(boxes).toHaveLength(count);
    expect(Math.abs(boxes[0]!.y - pair.y)).toBeLessThan(10);
  });

  it.each(['left', 'right'])('are read from the board outwards where they are in a row on the %s', (side) => {
    const image = painted();
    const row = [0, 1].map((place) => ({
      x: side === 'left' ? 190 - place * cell : 470 + place * cell,
      y: 60 - 6 * place,
      width: cell,
      height: 2 * cell,
    }));
    for (const pair of row) drawPair(image, pair);
    rest(image);
    const middles = findPuyoPreviews(image, grid, row.map(partAt)).map(({ x, width }) => x + width / 2);
    expect(middles).toHaveLength(2);
    middles.forEach((middle, i) => expect(Math.abs(middle - row[i]!.x - cell / 2)).toBeLessThan(cell / 3));
  });

  it.each([true, false])('are found six cells away if the detector sees them: %s', (isSeen) => {
    const image = painted();
    const pair = { x: 2, y: 340, width: 36, height: 72 };
    drawPair(image, pair);
    rest(image);
    expect(findPuyoPreviews(image, grid, isSeen ? [partAt(pair)] : [])).toHaveLength(isSeen ? 1 : 0);
  });
});

const partAt = (rect: Rect): DetectedPart => ({ kind: 'next', rect, chance: 0.8 });
