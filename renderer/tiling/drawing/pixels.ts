/** Many small tilings at once, pixel by pixel: a screen full takes about a millisecond, so a list can be redrawn while it scrolls. */
import { colourOf } from '../../../electron/contract/colours/pieces.ts';
import { pieces, type Cell } from '../../../engine/tetris/types.ts';
import type { Placed } from '../TilingList.ts';

/** The picture of a list: 32 bits for each pixel, as ImageData has them. */
export interface Pixels {
  data: Uint32Array;
  width: number;
  height: number;
}

/** What the small pictures of one terrain have in common. */
export interface Tiles {
  columns: number;
  rows: number;
  fixed: readonly Cell[];
  placed: Placed;
  /** Width of a cell in pixels. */
  size: number;
}

const well = packed('#0E1013');
const block = packed(colourOf('G'));
const colours = pieces.map((piece) => packed(colourOf(piece)));

/** As the bytes of ImageData lie in a word: alpha, blue, green, red. */
function packed(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return ((255 << 24) | (blue! << 16) | (green! << 8) | red!) >>> 0;
}

/** Paints one tiling with its top left corner at x, y, which may lie outside. Borders tell equal neighbours apart. */
export function paintTiling(pixels: Pixels, tiles: Tiles, tiling: Uint16Array, x: number, y: number): void {
  const { columns, rows, fixed, placed, size } = tiles;
  const border = Math.max(1, Math.round(size / 9));
  const left = (column: number): number => x + column * size;
  const top = (row: number): number => y + (rows - 1 - row) * size;
  paintRect(pixels, x, y, columns * size, rows * size, well);
  for (const [column, row] of fixed) paintRect(pixels, left(column), top(row), size, size, block);
  for (const placement of tiling) {
    const cells = placed.cellsOf(placement);
    const colour = colours[placed.piece[placement]!]!;
    for (const [column, row] of cells) {
      const inset = cells.some(([ownX, ownY]) => ownX === column - 1 && ownY === row) ? 0 : border;
      const lowered = cells.some(([ownX, ownY]) => ownX === column && ownY === row + 1) ? 0 : border;
      paintRect(pixels, left(column) + inset, top(row) + lowered, size - inset, size - lowered, colour);
    }
  }
}

/** The part of a rectangle that lies within the picture. */
function paintRect(
  { data, width, height }: Pixels,
  x: number,
  y: number,
  wide: number,
  high: number,
  colour: number,
): void {
  const from = Math.max(0, x);
  const to = Math.min(width, x + wide);
  if (from >= to) return;
  const bottom = Math.min(height, y + high);
  for (let row = Math.max(0, y); row < bottom; row++) data.fill(colour, row * width + from, row * width + to);
}
