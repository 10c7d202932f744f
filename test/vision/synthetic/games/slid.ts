/** Pictures whose falling piece stands between two rows, as in games that slide it down pixel by pixel. */
import type { Cell } from '../../../../engine/tetris/types.ts';
import type { Image } from '../../../../vision/types.ts';
import type { Label } from './label.ts';

type Falling = Pick<Label, 'board' | 'columns' | 'rows' | 'cells' | 'current'>;

/** A cell's column and row, from the top. */
type Place = readonly [column: number, row: number];

/** Pixels from (x, y) to before (x + width, y + height), all whole. */
interface Block {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * The picture with its falling piece moved down by a part of a row, -1..1; null where none is known, it is partly above
 * the board, has no room, or no empty cell beside it shows the ground.
 */
export function withSlidPiece(image: Image, label: Falling, part: number): Image | null {
  const piece = placesOf(label);
  if (!piece || !hasRoom(label, piece, Math.sign(part))) return null;
  const grounds = piece.map((place) => groundBeside(label, piece, place));
  if (grounds.includes(null)) return null;
  const moved = { ...image, data: image.data.slice() };
  grounds.forEach((ground, i) => copy(image, blockOf(label, ground!), moved, blockOf(label, piece[i]!)));
  const by = Math.round((part * label.board.height) / label.rows);
  for (const place of piece) {
    const block = blockOf(label, place);
    copy(image, block, moved, { ...block, y: block.y + by });
  }
  return moved;
}

function placesOf({ current, rows }: Falling): Place[] | null {
  if (!current || current.cells.some(([, y]: Cell) => y >= rows)) return null;
  return current.cells.map(([x, y]: Cell) => [x, rows - 1 - y]);
}

const has = (places: readonly Place[], [column, row]: Place): boolean =>
  places.some(([x, y]) => x === column && y === row);

const isEmpty = ({ cells }: Falling, [column, row]: Place): boolean => cells[row]?.[column] === '.';

const hasRoom = (label: Falling, piece: readonly Place[], step: number): boolean =>
  piece
    .map(([column, row]): Place => [column, row + step])
    .every((place) => has(piece, place) || isEmpty(label, place));

/** The nearest empty cell of the same row. */
function groundBeside(label: Falling, piece: readonly Place[], [column, row]: Place): Place | null {
  const free = Array.from({ length: label.columns }, (_, x): Place => [x, row])
    .filter((place) => isEmpty(label, place) && !has(piece, place))
    .sort(([a], [b]) => Math.abs(a - column) - Math.abs(b - column));
  return free[0] ?? null;
}

function blockOf({ board, columns, rows }: Falling, [column, row]: Place): Block {
  const [wide, high] = [board.width / columns, board.height / rows];
  const [x, y] = [Math.round(board.x + column * wide), Math.round(board.y + row * high)];
  return {
    x,
    y,
    width: Math.round(board.x + (column + 1) * wide) - x,
    height: Math.round(board.y + (row + 1) * high) - y,
  };
}

/** Copies a block to another place, as far as both are in the picture. */
function copy(image: Image, from: Block, into: Image, to: Block): void {
  const inside = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < image.width && y < image.height;
  for (let y = 0; y < Math.min(from.height, to.height); y += 1)
    for (let x = 0; x < Math.min(from.width, to.width); x += 1) {
      if (!inside(from.x + x, from.y + y) || !inside(to.x + x, to.y + y)) continue;
      const source = 4 * ((from.y + y) * image.width + from.x + x);
      const target = 4 * ((to.y + y) * image.width + to.x + x);
      for (let channel = 0; channel < 4; channel += 1)
        into.data[target + channel] = image.data[source + channel]!;
    }
}
