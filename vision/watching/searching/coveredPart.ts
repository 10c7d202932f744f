import type { Layout } from '../../types.ts';

/** A page over a board leaves less than this share of its rows. A board that was measured anew differs by fewer. */
const mostLeft = 0.75;
/** In cells: sides that differ by less are the same. */
const sameSide = 0.5;

/** Whether a board is the upper part of another one, the rest of which is covered: it has its cells, and fewer rows. */
export function isCoveredPart(found: Layout, whole: Layout): boolean {
  if (found.game !== whole.game || found.columns !== whole.columns) return false;
  if (found.rows >= mostLeft * whole.rows) return false;
  const [wide, high] = [whole.board.width / whole.columns, whole.board.height / whole.rows];
  return (
    Math.abs(found.board.x - whole.board.x) < sameSide * wide &&
    Math.abs(found.board.width - whole.board.width) < sameSide * wide &&
    Math.abs(found.board.y - whole.board.y) < sameSide * high &&
    Math.abs(found.board.height - found.rows * high) < sameSide * high
  );
}
