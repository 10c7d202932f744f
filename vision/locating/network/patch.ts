/** What the judge network is shown of a place: its cells and two more on every side, all of one size. */
import type { PicturePixels } from '../../space.ts';
import type { Grid } from '../../types.ts';
import type { ColourSums } from '../measures/ColourSums.ts';

/** Pixels of a cell, and cells shown around the board. */
export const patchCell = 8;
export const patchMargin = 2;
/** Pixels of the patch of so many columns, or rows. */
export const patchLength = (cells: number): number => (cells + 2 * patchMargin) * patchCell;

/** From where to where each pixel along one side reaches, within the picture. */
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

/** The patch of a grid: rows from the top, three bytes a pixel, each the mean of what it covers; grey is nothing. */
export const patchOf = (colours: ColourSums, { board, columns, rows }: Grid<PicturePixels>): Uint8Array =>
  colours.patch(
    marksOf(board.x, board.width / columns, columns, colours.width),
    marksOf(board.y, board.height / rows, rows, colours.height),
  );
