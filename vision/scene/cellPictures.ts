/** Small pictures of a board's cells including their edges, for recognising blocks and changes. */
import { pixelsOf } from '../pixels/image.ts';
import type { Grid, Image } from '../types.ts';

/** Sample points per side of each cell. */
const side = 6;
/** Numbers per cell: red, green and blue of each point. */
export const perCell = 3 * side * side;
/** A cell's outermost pixels are as likely to belong to its neighbour. */
const margin = 0.06;

/** The pictures of all cells, row-major, top row first; `perCell` numbers each. */
export type CellPictures = Uint8Array;

export function picturesOf(image: Image, { board, columns, rows }: Grid): CellPictures {
  const pixels = pixelsOf(image);
  const xs = placesOf(board.x, board.width / columns, columns, image.width);
  const ys = placesOf(board.y, board.height / rows, rows, image.height);
  const pictures = new Uint8Array(columns * rows * perCell);
  let to = 0;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      for (let v = 0; v < side; v += 1) {
        const line = ys[row * side + v]! * image.width;
        for (let u = 0; u < side; u += 1, to += 3) {
          const pixel = pixels[line + xs[column * side + u]!]!;
          pictures[to] = pixel & 255;
          pictures[to + 1] = (pixel >> 8) & 255;
          pictures[to + 2] = (pixel >> 16) & 255;
        }
      }
  return pictures;
}

function placesOf(start: number, size: number, count: number, limit: number): Int32Array {
  return Int32Array.from({ length: count * side }, (_, i) => {
    const within = margin + ((1 - 2 * margin) * ((i % side) + 0.5)) / side;
    return Math.max(0, Math.min(limit - 1, Math.floor(start + size * (Math.floor(i / side) + within))));
  });
}

/** The difference of a cell in two sets of pictures: the mean over its points, 0..255. */
export function differenceAt(a: CellPictures, b: CellPictures, cell: number): number {
  let sum = 0;
  for (let i = cell * perCell, end = i + perCell; i < end; i += 1) sum += Math.abs(a[i]! - b[i]!);
  return sum / perCell;
}

/** Colours of one piece differ by no more (levels, the means of its cells). */
const oneColour = 40;

/** Whether the cells could belong to one piece: not if some have just been left, and others entered. */
export function areOfOneColour(pictures: CellPictures, cells: readonly number[]): boolean {
  const [first, ...others] = cells.map((cell) => meanColour(pictures, cell));
  return others.every((colour) => colour.every((value, c) => Math.abs(value - first![c]!) <= oneColour));
}

/** Red, green and blue, 0..255. */
export function meanColour(pictures: CellPictures, cell: number): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  for (let i = cell * perCell, end = i + perCell; i < end; i += 3)
    for (let c = 0; c < 3; c += 1) sums[c]! += pictures[i + c]! / (side * side);
  return sums;
}

/** Copies one cell's picture into another set. */
export function copyCell(to: CellPictures, from: CellPictures, cell: number): void {
  to.set(from.subarray(cell * perCell, (cell + 1) * perCell), cell * perCell);
}
