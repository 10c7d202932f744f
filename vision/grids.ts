/** Relations between grids. All coordinates are pixels of one picture. */
import { overlap } from './pixels/rects.ts';
import type { PicturePixels } from './space.ts';
import type { Grid, Rect } from './types.ts';

/** Boards that share more than this part of the smaller one can't both be there. */
const rivals = 0.05;

export const areRivals = (a: Rect, b: Rect): boolean => overlap(a, b) > rivals;

/** Whether it is the same game, and every side is within `cells` of a cell. */
export function alike(a: Grid<PicturePixels>, b: Grid<PicturePixels>, cells: number): boolean {
  if (a.game !== b.game || a.columns !== b.columns || a.rows !== b.rows) return false;
  const near = (a.board.width / a.columns) * cells;
  return (
    Math.abs(a.board.x - b.board.x) < near &&
    Math.abs(a.board.y - b.board.y) < near &&
    Math.abs(a.board.x + a.board.width - b.board.x - b.board.width) < near &&
    Math.abs(a.board.y + a.board.height - b.board.y - b.board.height) < near
  );
}

/** Letters of cells, row-major, as text rows. */
export function rowsOf(letters: readonly string[], columns: number): string[] {
  const rows: string[] = [];
  for (let i = 0; i < letters.length; i += columns) rows.push(letters.slice(i, i + columns).join(''));
  return rows;
}

/** The logarithm of the ratio of a cell's sides, without its sign: 0 if the cells are square. */
export const slant = ({ board, columns, rows }: Grid): number =>
  Math.abs(Math.log((board.width * rows) / (board.height * columns)));
