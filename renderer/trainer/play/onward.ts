/** Where a practice game goes on from a puzzle: what lies, the pieces that are left, and the goal's own. */
import type { StartingPosition } from '../../../electron/contract/asking/practice.ts';
import { goals, type Task } from '../../../engine/puzzle/types.ts';
import type { Run } from './run.ts';

export function onwardFrom({ goal }: Pick<Task, 'goal'>, { rows, left }: Run): StartingPosition {
  const top = rows.findIndex((row) => /[^.]/.test(row));
  const cells = top < 0 ? [] : rows.slice(top).map((row) => row.replace(/[^.]/g, 'X'));
  return { cells, queue: [...left, goals[goal.kind].piece] };
}
