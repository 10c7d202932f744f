/** Whether a game shows no next pieces at all, or they were just not found. */
import type { Detection } from '../../detect/types.ts';
import { common, contains, middleOf } from '../../pixels/rects.ts';
import type { Image, Layout } from '../../types.ts';
import { seenIn } from './seenIn.ts';

/** The detector's board with at least this chance and this share of the union: in smaller ones it does not detect pieces. */
const seen = { chance: 0.5, shared: 0.4 };
/** A crop that ends nearer to the board, in cells, doesn't include the game's previews. */
const leastRoom = 3;

/**
 * For Tetris: there is room beside the board, and the detector, which sees the board, sees no piece anywhere else,
 * because a next one may look like a held or a counted one.
 */
export function showsNoNext(image: Image, layout: Layout): boolean {
  if (layout.game !== 'tetris' || layout.next.length > 0 || !hasRoom(image, layout)) return false;
  return seesNone(seenIn(image), layout);
}

const seesNone = ({ boards, parts }: Detection, { board }: Layout): boolean =>
  boards.some((one) => one.chance >= seen.chance && common(one.board, board) >= seen.shared) &&
  parts.every(({ kind, rect }) => kind === 'small board' || contains(board, middleOf(rect)));

function hasRoom({ width }: Image, { board, columns }: Layout): boolean {
  const room = Math.max(board.x, width - board.x - board.width);
  return room >= (leastRoom * board.width) / columns;
}
