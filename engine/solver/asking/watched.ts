/**
 * A position in a game as a question to the solver: whether its board can be cleared completely with any continuation
 * of the queue.
 */
import { heightOf } from '../../tetris/rules/board.ts';
import type { Board, Piece } from '../../tetris/types.ts';
import { mostLines } from '../fields/Fields.ts';
import { type AskedFor, type Question, QuestionError, questionOf } from './question.ts';
import { cellCount, clearTarget } from '../fields/target.ts';
import { type Dealing, unseenPatterns } from '../queues/unseen.ts';

export interface Watched extends Omit<AskedFor, 'queue'> {
  board: Board;
  /** The falling piece first. */
  queue: readonly Piece[];
  held: Piece | null;
  /** The held piece can't be taken before the falling one has been placed. */
  locked: boolean;
  dealing: Dealing;
}

/** Rows that pieces could clear completely, and the number of pieces needed. */
export interface Clearable {
  lines: number;
  pieces: number;
}

/** All numbers of rows that whole pieces fill, the fewest first. */
export function clearables({ masks, ...board }: Board): Clearable[] {
  const least = Math.max(1, heightOf({ ...board, masks }));
  return Array.from({ length: Math.max(0, mostLines - least + 1) }, (_, at) => least + at)
    .map((lines) => ({ lines, pieces: cellCount(clearTarget([...masks.subarray(0, lines)]).fill) / 4 }))
    .filter(({ pieces }) => pieces > 0 && Number.isInteger(pieces));
}

/**
 * The question whether these rows can be cleared; unseen pieces come as in `dealing`. A held piece is the first of
 * the queue: with an empty hold the first one would go there as well. Throws QuestionError.
 */
export function watchedQuestion(watched: Watched, { lines, pieces }: Clearable): Question {
  const { board, queue, held, locked, dealing, hold, drops, kicks } = watched;
  if (queue.length === 0) throw new QuestionError('no piece is in sight');
  const row = locked ? queue.slice(1) : queue;
  const seen = [...(held && hold ? [held] : []), ...queue];
  const missing = pieces + (hold ? 1 : 0) - seen.length;
  const patterns = unseenPatterns(row, missing, dealing).map((unseen) => `${seen.join('')}${unseen}`);
  const question = questionOf(board, { queue: patterns.join(';'), lines, hold, drops, kicks });
  return { ...question, locked: locked && hold && held !== null };
}

/** The number of unseen pieces that can matter. */
export function unseenCount({ queue, held, hold }: Watched, { pieces }: Clearable): number {
  return Math.max(0, pieces + (hold ? 1 : 0) - queue.length - (held && hold ? 1 : 0));
}
