/** What the judge network is shown of a place: its cells and two more on every side, all of one size. */
import type { PicturePixels } from '../../space.ts';
import type { Grid } from '../../types.ts';
import type { ColourSums } from '../measures/ColourSums.ts';

/** Pixels of a cell, and cells shown around the board. */
export const patchCell = 6;
export const patchMargin = 2;
/** What stands for places outside the picture. */
const nothing = 128;

/** Pixels of the patch of so many columns, or rows. */
export const patchLength = (cells: number): number => (cells + 2 * patchMargin) * patchCell;

/** The pixels along one side: from where to where each one reaches, and whether any of it is in the picture. */
interface Marks {
  from: Int32Array;
  to: Int32Array;
}

function marksOf(start: number, cell: number, cells: number, size: number): Marks {
  const many = patchLength(cells);
  const [from, to] = [new Int32Array(many), new Int32Array(many)];
  for (let i = 0; i < many; i += 1) {
    const at = start + (i / patchCell - patchMargin) * cell;
    from[i] = Math.max(0, Math.round(at));
    to[i] = Math.min(size, Math.max(Math.round(at) + 1, Math.round(at + cell / patchCell)));
  }
  return { from, to };
}

/** The patch of a grid: rows from the top, three bytes a pixel, each the mean of what it covers. */
export function patchOf(colours: ColourSums, { board, columns, rows }: Grid<PicturePixels>): Uint8Array {
  const across = marksOf(board.x, board.width / columns, columns, colours.width);
  const down = marksOf(board.y, board.height / rows, rows, colours.height);
  const patch = new Uint8Array(across.from.length * down.from.length * 3).fill(nothing);
  for (let y = 0, at = 0; y < down.from.length; y += 1) {
    const [y0, y1] = [down.from[y]!, down.to[y]!];
    for (let x = 0; x < across.from.length; x += 1, at += 3) {
      const [x0, x1] = [across.from[x]!, across.to[x]!];
      if (x1 > x0 && y1 > y0) colours.mean(x0, y0, x1, y1, patch, at);
    }
  }
  return patch;
}
