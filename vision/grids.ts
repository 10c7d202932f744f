/** How grids lie to each other. All coordinates are pixels of one picture. */
import type { PicturePixels } from './space.ts';
import type { Grid } from './types.ts';

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
