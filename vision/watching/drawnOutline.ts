import type { Layout, Rect } from '../types.ts';

/** A board as the user has drawn it, in pixels of the full picture. */
export type Outline = Pick<Layout, 'game' | 'board' | 'columns' | 'rows'>;

/** An outline drawn by hand is at most this many cells off; a board found farther away is a wrong one. */
const unsteady = 0.6;

/** The found board that the user has drawn; the drawing itself if none was found there. */
export function fitOutline(outline: Outline, found: readonly Layout[]): Layout {
  const fits = found.filter(
    ({ game, columns, rows, board }) =>
      game === outline.game &&
      columns === outline.columns &&
      rows === outline.rows &&
      offBy(outline, board) <= unsteady,
  );
  fits.sort((a, b) => offBy(outline, a.board) - offBy(outline, b.board));
  return fits[0] ?? { ...outline, next: [], hold: null, confidence: 1 };
}

/** The distance of the side that differs most from its drawn place, in cells. */
function offBy({ board, columns, rows }: Outline, { x, y, width, height }: Rect): number {
  const across = [x - board.x, x + width - board.x - board.width];
  const down = [y - board.y, y + height - board.y - board.height];
  const cells = [
    ...across.map((pixels) => pixels / (board.width / columns)),
    ...down.map((pixels) => pixels / (board.height / rows)),
  ];
  return Math.max(...cells.map(Math.abs));
}
