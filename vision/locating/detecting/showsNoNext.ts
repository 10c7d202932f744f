/** Whether a picture shows no next pieces at all, or they were just not found. */
import type { Detection } from '../../detect/types.ts';
import { common, contains, middleOf } from '../../pixels/rects.ts';
import type { Image, Layout } from '../../types.ts';
import { seenIn } from './seenIn.ts';

/** The detector's board with at least this chance and this share of the union: in smaller ones it does not detect pieces. */
const seen = { chance: 0.5, shared: 0.4 };
/**
 * Cells beside the board and above it: next pieces don't fit where there are at most the first; if there are at least
 * the second on one side, the picture isn't cut off before them.
 */
const room = { none: 0.9, enough: 3 };

/**
 * The detector sees the board, and either nothing fits around it, or there is room beside it and the detector sees no
 * piece anywhere else, because a next one may look like a held or a counted one.
 */
export function showsNoNext(image: Image, layout: Layout): boolean {
  if (layout.next.length > 0) return false;
  const { beside, above } = roomAround(image, layout);
  const fits = Math.max(beside, above) > room.none;
  if (fits && beside < room.enough) return false;
  const detection = seenIn(image);
  return seesBoard(detection, layout) && !(fits && seesPieces(detection, layout));
}

const seesBoard = ({ boards }: Detection, { board }: Layout): boolean =>
  boards.some((one) => one.chance >= seen.chance && common(one.board, board) >= seen.shared);

const seesPieces = ({ parts }: Detection, { board }: Layout): boolean =>
  parts.some(({ kind, rect }) => kind !== 'small board' && !contains(board, middleOf(rect)));

/** In cells; beside the board on the wider side. */
function roomAround({ width }: Image, { board, columns, rows }: Layout): { beside: number; above: number } {
  const pixels = Math.max(board.x, width - board.x - board.width);
  return { beside: (pixels * columns) / board.width, above: (board.y * rows) / board.height };
}
