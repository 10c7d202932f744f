/** How much of the area just outside a board looks like its background. */
import type { Image } from '../../types.ts';
import { pixelsOf } from '../../pixels/image.ts';
import type { Contrast } from '../measures/contrast.ts';
import { mostCells } from '../measures/stackBorders.ts';
import type { Proposal } from '../proposing/Proposal.ts';

/** The weight of an unclear top relative to the other sides: many boards are open there. */
const openTop = 0.6;
/** The distance from the middle of a cell to the points on both sides of it, in cells. */
const aside = 0.2;

/**
 * The share of the area just outside that looks like the board's background: on all sides, and on the most similar
 * side without a clear edge, where the board probably continues.
 */
export function outsideOf(image: Image, { grid, sides }: Proposal, contrast: Contrast): [number, number] {
  const { board, columns, rows } = grid;
  const w = board.width / columns;
  const h = board.height / rows;
  const pixels = pixelsOf(image);
  const xs = looked.x;
  const ys = looked.y;
  setPoints(xs, board.x, w, columns, image.width);
  setPoints(ys, board.y, h, rows, image.height);
  const like = (column: number, row: number): number => {
    const inner = Math.max(0, Math.min(rows - 1, row)) * columns + Math.max(0, Math.min(columns - 1, column));
    const [u, v] = [(column + 1) * 3, (row + 1) * 3];
    return awayFrom(pixels, image.width, xs, u, ys, v, contrast.background, inner) < contrast.threshold
      ? 1
      : 0;
  };
  const mean = (count: number, of: (i: number) => number): number => {
    let total = 0;
    for (let i = 0; i < count; i += 1) total += of(i);
    return total / count;
  };
  const atBorder = (rect: boolean): number => (rect ? 0 : 1);
  const left = mean(rows, (r) => like(-1, r)) * atBorder(board.x < w / 2);
  const right = mean(rows, (r) => like(columns, r)) * atBorder(board.x + board.width > image.width - w / 2);
  const top = mean(columns, (c) => like(c, -1)) * atBorder(board.y < h / 2);
  const bottom =
    mean(columns, (c) => like(c, rows)) * atBorder(board.y + board.height > image.height - h / 2);
  return [
    (left + right + top + bottom) / 4,
    Math.max(
      left * (1 - sides.left),
      right * (1 - sides.right),
      bottom * (1 - sides.bottom),
      openTop * top * (1 - sides.top),
    ),
  ];
}

/** Reused for every board. */
const looked = { x: new Int32Array((mostCells + 2) * 3), y: new Int32Array((mostCells + 2) * 3) };

/** Three pixel columns (or rows) about the middle of each cell, one before the first and one after the last included. */
function setPoints(places: Int32Array, start: number, size: number, count: number, limit: number): void {
  for (let cell = -1, i = 0; cell <= count; cell += 1) {
    const middle = start + (cell + 0.5) * size;
    for (let u = -1; u <= 1; u += 1, i += 1)
      places[i] = Math.max(0, Math.min(limit - 1, Math.round(middle + aside * u * size)));
  }
}

/** The distance of the mean of nine points from an empty cell's colour. */
function awayFrom(
  pixels: Int32Array,
  width: number,
  xs: Int32Array,
  u: number,
  ys: Int32Array,
  v: number,
  background: Float32Array,
  cell: number,
): number {
  let [r, g, b] = [0, 0, 0];
  for (let y = v; y < v + 3; y += 1)
    for (let x = u; x < u + 3; x += 1) {
      const pixel = pixels[ys[y]! * width + xs[x]!]!;
      r += pixel & 255;
      g += (pixel >> 8) & 255;
      b += (pixel >> 16) & 255;
    }
  const [dr, dg, db] = [
    r / 9 - background[cell * 3]!,
    g / 9 - background[cell * 3 + 1]!,
    b / 9 - background[cell * 3 + 2]!,
  ];
  return Math.sqrt(dr * dr + dg * dg + db * db);
}
