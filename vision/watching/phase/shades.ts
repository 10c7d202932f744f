import type { Image, Layout } from '../../types.ts';

/** The sample points in the inner part of a cell, of its width and height, away from the lines between cells. */
const inner = [0.35, 0.5, 0.65] as const;

/** A cell has changed if its brightness differs by more than this, of 255. */
const leastChange = 16;

/** The number of cells that have changed from one picture of a board to another; all, if it has other cells. */
export function countChanged(before: Float32Array, after: Float32Array): number {
  if (before.length !== after.length) return after.length;
  return after.filter((shade, cell) => Math.abs(shade - before[cell]!) > leastChange).length;
}

/** The brightness of each cell in its middle, 0..255, top row first. `layout` in the image's own coordinates. */
export function shadesOf(image: Image, { board, columns, rows }: Layout): Float32Array {
  const shades = new Float32Array(columns * rows);
  const [width, height] = [board.width / columns, board.height / rows];
  for (let at = 0; at < shades.length; at++) {
    const [x, y] = [board.x + (at % columns) * width, board.y + Math.floor(at / columns) * height];
    for (const down of inner)
      for (const across of inner)
        shades[at]! += shadeAt(image, x + across * width, y + down * height) / inner.length ** 2;
  }
  return shades;
}

/** ITU-R BT.601's luma. */
const luma = { red: 0.299, green: 0.587, blue: 0.114 } as const;

/** 0 outside the picture. */
function shadeAt({ width, height, data }: Image, x: number, y: number): number {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= width || row >= height) return 0;
  const at = 4 * (row * width + column);
  return luma.red * data[at]! + luma.green * data[at + 1]! + luma.blue * data[at + 2]!;
}
