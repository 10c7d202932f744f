import { common } from '../rects.ts';
import type { Layout, Rect } from '../types.ts';

/** A board as the user has drawn it, in pixels of the full picture. */
export type Outline = Pick<Layout, 'game' | 'board' | 'columns' | 'rows'>;

/** Share of the joined area from which a board that was found is the one that was drawn, by an unsteady hand. */
const leastOverlap = 0.8;

/** The found board that the user has drawn; where none was found there, the drawing itself. */
export function fitOutline(outline: Outline, found: readonly Layout[]): Layout {
  const fits = found.filter(
    ({ game, columns, rows, board }) =>
      game === outline.game &&
      columns === outline.columns &&
      rows === outline.rows &&
      common(board, outline.board) >= leastOverlap,
  );
  fits.sort((a, b) => common(b.board, outline.board) - common(a.board, outline.board));
  return fits[0] ?? { ...outline, next: [], hold: null, confidence: 1 };
}

export function middleOf({ x, y, width, height }: Rect): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}
