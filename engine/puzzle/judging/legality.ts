import type { Board, Location, Piece } from '../../tetris/types.ts';
import { findPlacements, findSpawn } from '../../tetris/moves/movegen.ts';
import { areEmpty, isFilled } from '../../tetris/rules/board.ts';
import { cellsOf } from '../../tetris/rules/pieces.ts';
import { placeKey } from '../naming.ts';
import type { VerdictReason } from './verdict.ts';

/** Why this can't be how the piece of this place in the queue is placed; null where it can. */
export function whyIllegal(
  board: Board,
  location: Location,
  queue: readonly Piece[],
  at: number,
): VerdictReason | null {
  const expected = queue[at];
  if (!expected) return { kind: 'tooMany', pieces: queue.length };
  if (location.type !== expected) return { kind: 'wrongPiece', expected, found: location.type };
  const cells = cellsOf(location);
  const taken = cells.filter(([x, y]) => isFilled(board, x, y));
  if (taken.length > 0) return { kind: 'occupied', cells: taken };
  if (areEmpty(board, cellsOf({ ...location, y: location.y - 1 }))) return { kind: 'floating' };
  return isReachable(board, location) ? null : { kind: 'outOfReach' };
}

function isReachable(board: Board, location: Location): boolean {
  const start = findSpawn(board, location.type);
  const wanted = placeKey(location);
  return start !== null && findPlacements(board, start).some((found) => placeKey(found.location) === wanted);
}
