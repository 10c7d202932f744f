/** The evenness of a grid's cells inside, relative to the differences between them. */
import type { PicturePixels } from '../../space.ts';
import type { Grid, Rect } from '../../types.ts';
import type { ColourSums } from './ColourSums.ts';
import { mostCells } from './stackBorders.ts';

/** Names of the facts, in the order of `evenFactsOf`. */
export const evenFactNames = ['even', 'evenAcross', 'evenDown'] as const;

/** This much variance per pixel (squared levels, three channels together) is noise. */
export const noise = 150;

/** The variance of the colours of a board's pixels, in squared levels a pixel, three channels together. */
export interface Spread {
  /** From the mean of the whole board. */
  whole: number;
  /** From the mean of the pixel's cell. */
  within: number;
}

export function spreadOf(
  sums: ColourSums,
  board: Rect<PicturePixels>,
  columns: number,
  rows: number,
): Spread {
  const xs = edgesOf(edges.x, board.x, board.width, columns, sums.width);
  const ys = edgesOf(edges.y, board.y, board.height, rows, sums.height);
  const [left, top, right, bottom] = [xs[0]!, ys[0]!, xs[columns]!, ys[rows]!];
  const area = (right - left) * (bottom - top);
  if (area <= 0) return { whole: 0, within: 0 };
  const squares = sums.squares(left, top, right, bottom);
  return {
    whole: (squares - sums.power(left, top, right, bottom) / area) / area,
    within: (squares - sums.betweenCells(xs, ys)) / area,
  };
}

/**
 * The share of the colours' variance that is between cells and not inside them, 0..1: highest if every block fills
 * its cell. Lines don't count, so that letters, dots and gaps in the cells do no harm.
 */
export function evenness(
  sums: ColourSums,
  board: Rect<PicturePixels>,
  columns: number,
  rows: number,
): number {
  const { whole, within } = spreadOf(sums, board, columns, rows);
  return (whole - within) / (whole + noise);
}

/** Reused for every board. */
const edges = { x: new Int32Array(mostCells + 1), y: new Int32Array(mostCells + 1) };

/** The lines between cells, in whole pixels of the picture. */
function edgesOf(into: Int32Array, start: number, length: number, count: number, limit: number): Int32Array {
  for (let i = 0; i <= count; i += 1)
    into[i] = Math.max(0, Math.min(limit, Math.round(start + (i * length) / count)));
  return into.subarray(0, count + 1);
}

/** The evenness of a grid, and how much higher it is than that of one moved by a quarter cell across, and down. */
export function evenFactsOf(sums: ColourSums, { board, columns, rows }: Grid<PicturePixels>): number[] {
  const [dx, dy] = [board.width / columns / 4, board.height / rows / 4];
  const at = (x: number, y: number): number =>
    evenness(sums, { ...board, x: board.x + x, y: board.y + y }, columns, rows);
  const here = at(0, 0);
  return [here, here - Math.max(at(-dx, 0), at(dx, 0)), here - Math.max(at(0, -dy), at(0, dy))];
}
