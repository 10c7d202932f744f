import { type Cell, type Piece, type Placement, type TetrisState, pieces } from '../../tetris/types.ts';
import { areEmpty, storedRows } from '../../tetris/rules/board.ts';
import { makePosition } from '../../tetris/position.ts';
import { lockInGame } from '../../tetris/rules/lock.ts';
import { cellsOf } from '../../tetris/rules/pieces.ts';
import { ProtocolError } from './wire.ts';
import type { Fields } from '../../fields.ts';
import { readBoard, readCount, readFields, readPiece, readPieces, readRow } from './read.ts';

/** The position of a `start` message. */
export function readStart(start: Fields): TetrisState {
  const bag = readBag(start['randomizer']);
  return makePosition({
    board: readBoard(start['board']),
    queue: readPieces(start['queue'], 'queue'),
    hold: start['hold'] === null || start['hold'] === undefined ? null : readPiece(start['hold'], 'hold'),
    canHold: true,
    combo: readCount(start['combo'] ?? 0, 'combo'),
    backToBack: start['back_to_back'] === true,
    bag,
  });
}

/** What the piece after the queue is drawn from; null if that isn't stated, or in a way that we don't know. */
function readBag(value: unknown): Piece[] | null {
  if (typeof value !== 'object' || value === null) return null;
  const { type, bag_state: left } = readFields(value, 'randomizer');
  return type === 'seven_bag' && left !== undefined ? readPieces(left, 'randomizer, bag_state') : null;
}

/** The position with one more piece at the end of its queue. */
export function withPiece(state: TetrisState, piece: Piece): TetrisState {
  const { bag, ...rest } = state;
  const queue = [...state.queue, piece];
  const full = bag?.length === 0 ? pieces : bag;
  if (!full?.includes(piece)) return { ...rest, queue };
  return { ...rest, queue, bag: full.toSpliced(full.indexOf(piece), 1) };
}

/** The position after a move. Whether it used hold follows from the piece. Throws ProtocolError where it can't be. */
export function afterMove(state: TetrisState, { location, spin }: Placement): TetrisState {
  const cells = cellsOf(location);
  const supply = takePiece(state, location.type);
  if (!areEmpty(state.board, cells))
    throw new ProtocolError(`move: ${nameOf(location)} overlaps filled cells or is outside the board`);
  const below = cells.map(([x, y]): Cell => [x, y - 1]);
  if (areEmpty(state.board, below)) throw new ProtocolError(`move: ${nameOf(location)} rests on nothing`);
  const { board, combo, backToBack } = lockInGame(state, cells, spin);
  return { ...state, ...supply, board, combo, backToBack };
}

export function nameOf({ type, orientation, x, y }: Placement['location']): string {
  return `${type} ${orientation} at x ${x}, y ${y}`;
}

function takePiece({ queue, hold }: TetrisState, piece: Piece): Pick<TetrisState, 'queue' | 'hold'> {
  const [first, second] = queue;
  if (piece === first) return { queue: queue.slice(1), hold };
  if (first && piece === hold) return { queue: queue.slice(1), hold: first };
  if (first && !hold && piece === second) return { queue: queue.slice(2), hold: first };
  throw new ProtocolError(`move: there is no ${piece} to play, neither first in the queue nor in hold`);
}

/** Rows that come in at the bottom, the last one lowest; all others move up. A full row can't come in. */
export function withGarbage(state: TetrisState, rows: readonly unknown[]): TetrisState {
  const full = (1 << state.board.columns) - 1;
  const masks = state.board.masks.slice();
  for (const [index, row] of rows.entries()) {
    const mask = readRow(row, `garbage, row ${index + 1}`);
    if (mask === full) throw new ProtocolError(`garbage, row ${index + 1} is full`);
    masks.copyWithin(1, 0, storedRows - 1);
    masks[0] = mask;
  }
  return { ...state, board: { ...state.board, masks } };
}
