import { expect, it } from 'vitest';
import type { Image, Layout, Rect } from '../../../../vision/types.ts';
import { drawnAround } from '../../../../vision/watching/board/drawnAround.ts';

const size = { width: 420, height: 260 };

/** A T of squares of this size, right of a board whose cells are as large. */
function picture(square: { width: number; height: number }): Image {
  const data = new Uint8Array(4 * size.width * size.height).fill(20);
  const cells: [number, number][] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [1, 1],
  ];
  for (const [x, y] of cells) fill(data, { x: 280 + x * square.width, y: 60 + y * square.height, ...square });
  return { ...size, data };
}

function fill(data: Uint8Array, { x, y, width, height }: Rect): void {
  for (let row = y; row < y + height; row++)
    data.fill(220, 4 * (row * size.width + x), 4 * (row * size.width + x + width));
}

it.each([
  { width: 16, height: 16 },
  { width: 20, height: 10 },
  { width: 12, height: 20 },
])('finds a piece of squares of %j beside a board of such cells', (square) => {
  const board = { x: 30, y: 20, width: 10 * square.width, height: 10 * square.height };
  const layout: Layout = {
    ...{ game: 'tetris', columns: 10, rows: 10, next: [], hold: null, confidence: 1 },
    board,
  };
  expect(drawnAround(picture(square), layout).map(({ piece }) => piece)).toEqual(['T']);
});
