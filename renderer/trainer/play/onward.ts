/** Where a practice game goes on from a puzzle: the stack, the pieces that are left, and the goal's own. */
import type { TetrisStart } from '../../../electron/contract/asking/practice.ts';
import { goals, type Task } from '../../../engine/puzzle/types.ts';
import type { Run } from './run.ts';

export function onwardFrom(
  { goal, queue }: Pick<Task, 'goal' | 'queue'>,
  { rows, left, placed }: Run,
): TetrisStart {
  const top = rows.findIndex((row) => /[^.]/.test(row));
  const cells = top < 0 ? [] : rows.slice(top).map((row) => row.replace(/[^.]/g, 'X'));
  // Once the queue is placed, the goal's piece is the one that falls.
  const rest = placed.length < queue.length ? left : [];
  return { game: 'tetris', cells, queue: [...rest, goals[goal.kind].piece] };
}
