/** Whether a game shows no pieces to come, rather than pieces that were not found. */
import type { Detection } from '../../detect/types.ts';
import { common, contains } from '../../pixels/rects.ts';
import type { Image, Layout, Point, Rect } from '../../types.ts';
import { seenIn } from './seenIn.ts';

/** The detector sees a board that it takes for one rather than not, and that shares so much with it: in a smaller one it sees no pieces. */
const seen = { chance: 0.5, shared: 0.4 };
/** A crop that ends nearer to the board, in cells, doesn't show what the game has beside it. */
const leastRoom = 3;

/** Of Tetris: there is room beside the board, and the detector, which sees the board, sees no piece anywhere else: a next one may well look like a held or a counted one. */
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

const middleOf = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });
