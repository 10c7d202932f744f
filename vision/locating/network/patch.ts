/** The input of the judge network for a place: its cells and two more on every side, all of one size. */
import type { PicturePixels } from '../../space.ts';
import type { Grid } from '../../types.ts';
import type { ColourSums } from '../measures/ColourSums.ts';

/** Pixels per cell, and cells around the board. */
export const patchCell = 8;
export const patchMargin = 2;
/** Pixels of the patch for this many columns, or rows. */
export const patchLength = (cells: number): number => (cells + 2 * patchMargin) * patchCell;

/** The range of each pixel along one side, within the picture. */
function marksOf(start: number, cell: number, cells: number, size: number): Int32Array {
  const many = patchLength(cells);
  const marks = new Int32Array(2 * many);
  for (let i = 0; i < many; i += 1) {
    const at = start + (i / patchCell - patchMargin) * cell;
    marks[2 * i] = Math.max(0, Math.round(at));
    marks[2 * i + 1] = Math.min(size, Math.max(Math.round(at) + 1, Math.round(at + cell / patchCell)));
  }
  return marks;
}

/** The patch of a grid: rows from the top, three bytes per pixel, each the mean of its area; grey outside the picture. */
export const patchOf = (colours: ColourSums, { board, columns, rows }: Grid<PicturePixels>): Uint8Array =>
  colours.patch(
    marksOf(board.x, board.width / columns, columns, colours.width),
    marksOf(board.y, board.height / rows, rows, colours.height),
  );
