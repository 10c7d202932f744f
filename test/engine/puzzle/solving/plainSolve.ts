import { lock } from '../../../../engine/tetris/rules/lock.ts';
import { findSpawn, rulesOf } from '../../../../engine/tetris/moves/movegen.ts';
import { cellsOf } from '../../../../engine/tetris/rules/pieces.ts';
import type { Reach } from '../../../../engine/tetris/rules/reachRules.ts';
import type { Board, Piece, Placement } from '../../../../engine/tetris/types.ts';
import type { Position } from '../../../../engine/puzzle/solving/solve.ts';
import { plainPlacements } from '../../tetris/moves/plainMoves.ts';

function places(board: Board, piece: Piece, reach: Reach, spins = false): Placement[] {
  const start = findSpawn(board, piece);
  return start ? plainPlacements(board, start, rulesOf({ reach, spins })) : [];
}

/** A row that a piece fills lacks as many cells as a piece has, at most. */
function hasNearlyFullRows({ masks, columns }: Board, rows: number): boolean {
  const filled = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
  return masks.filter((mask) => filled(mask) >= columns - 4).length >= rows;
}

function isReadyPlainly({ board, goal }: Position): boolean {
  if (!hasNearlyFullRows(board, goal.rows)) return false;
  return places(board, goal.piece, 'slides', true).some(
    ({ location, spin }) => spin === goal.spin && lock(board, cellsOf(location)).linesCleared === goal.rows,
  );
}

/** Tries every place of every piece one after the other, then every place of the goal's piece. */
export function plainSolve(position: Position, reach: Reach = 'slides'): number {
  const { board, goal } = position;
  const [piece, ...rest] = position.queue;
  if (!piece) return isReadyPlainly(position) ? 1 : 0;
  return places(board, piece, reach).reduce(
    (sum, { location }) =>
      sum + plainSolve({ board: lock(board, cellsOf(location)).board, queue: rest, goal }, reach),
    0,
  );
}
