import type { Board, Location } from '../../tetris/types.ts';
import { fill, lock } from '../../tetris/rules/lock.ts';
import { cellsOf } from '../../tetris/rules/pieces.ts';
import { finishesOn } from '../goals.ts';
import { canBeFilled } from '../solving/need.ts';
import { type Position, canReach } from '../solving/solve.ts';
import { whyBlocked, whyNoSlot } from './diagnose.ts';
import { whyIllegal } from './legality.ts';
import type { Verdict, VerdictReason } from './verdict.ts';

/**
 * Judges placements in the order of the queue, all of them or the first ones, by the goal and not by a stored answer:
 * whatever reaches the goal is right, and as long as a complete search finds a way it is on track.
 */
export function judge(position: Position, placed: readonly Location[]): Verdict {
  const boards = [position.board];
  for (const [at, location] of placed.entries()) {
    const board = boards[at]!;
    const reason = whyIllegal(board, location, position.queue, at);
    if (reason) return { verdict: 'illegal', reason, at };
    boards.push(lock(board, cellsOf(location)).board);
  }
  const last = positionAfter(position, boards, placed.length);
  const [finish] = finishesOn(last.board, position.goal);
  if (finish) return { verdict: 'solved', reason: { kind: 'ready', finish }, at: null };
  if (last.queue.length > 0 && canReach(last))
    return { verdict: 'onTrack', reason: { kind: 'piecesLeft', pieces: [...last.queue] }, at: null };
  return explainLoss(position, boards, placed);
}

function positionAfter({ queue, goal }: Position, boards: readonly Board[], pieces: number): Position {
  return { board: boards[pieces]!, queue: queue.slice(pieces), goal };
}

/** How many pieces are placed when no way is left for the first time. */
function firstLost(position: Position, boards: readonly Board[]): number {
  const lost = boards.findIndex((_, pieces) => !canReach(positionAfter(position, boards, pieces)));
  return lost < 0 ? boards.length - 1 : lost;
}

function explainLoss(position: Position, boards: readonly Board[], placed: readonly Location[]): Verdict {
  const lost = firstLost(position, boards);
  if (lost === 0) return { verdict: 'unreachable', reason: { kind: 'unsolvable' }, at: null };
  const at = lost - 1;
  const rows = rowsFilled(boards[at]!, placed[at]!);
  if (rows.length > 0) return { verdict: 'clearedLine', reason: { kind: 'rowsCleared', rows }, at };
  const { board, queue, goal } = positionAfter(position, boards, placed.length);
  const blocked = whyBlocked(board, goal);
  if (blocked) return { verdict: 'blocked', reason: blocked, at };
  if (queue.length === 0) return { verdict: 'outOfPieces', reason: whyNoSlot(board, goal), at };
  const reason: VerdictReason = canBeFilled(board.masks, board.columns, goal, queue.length)
    ? { kind: 'noWay', pieces: [...queue] }
    : { kind: 'tooFewCells', pieces: queue.length };
  return { verdict: 'unreachable', reason, at };
}

function rowsFilled(board: Board, location: Location): number[] {
  const { masks, columns } = fill(board, cellsOf(location));
  return Array.from(masks.keys()).filter((y) => masks[y] === (1 << columns) - 1);
}
