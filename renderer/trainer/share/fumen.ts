/** A puzzle as a fumen: the field, and a quiz comment with the pieces, the goal's own last, and the goal after them. */
import { fumenRows, makeFumen, parseFumen } from '../../../engine/tetris/notation/fumen.ts';
import { goalKinds, goals, type GoalKind, type Task } from '../../../engine/puzzle/types.ts';
import type { Piece } from '../../../engine/tetris/types.ts';

const prefix = 'okiba://trainer#';

export function fumenOf({ board, queue, goal }: Task): string {
  const [first, ...rest] = [...queue, goals[goal.kind].piece];
  const comment = `#Q=[](${first})${rest.join('')};${goal.kind}`;
  return makeFumen([{ rows: board.slice(-fumenRows), comment }]);
}

/** A link that can be pasted into the trainer. */
export function linkOf(task: Task): string {
  return prefix + fumenOf(task);
}

/** Without a word for it: a T asks for a T-spin Double, an I for four rows. */
function goalOf(comment: string, last: Piece | undefined): GoalKind | null {
  const named = goalKinds.find((kind) => comment.endsWith(`;${kind}`));
  if (named) return named;
  return last === 'T' ? 'tsd' : last === 'I' ? 'four' : null;
}

/** The task that a text with a fumen asks; null where its first page is no quiz that ends with a T or an I. Throws FumenError. */
export function taskOf(text: string): Task | null {
  const [page] = parseFumen(text);
  const queue = page?.quiz?.queue ?? [];
  const kind = page && goalOf(page.comment, queue.at(-1));
  if (!kind || queue.at(-1) !== goals[kind].piece) return null;
  const board = page.rows.map((row) => row.replace(/[^.]/g, 'X'));
  return { board, queue: queue.slice(0, -1), goal: { kind } };
}
