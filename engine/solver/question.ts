/** What a solver is asked, in a form that can be sent to other threads, and what makes it answerable. */
import { type Board } from '../tetris/types.ts';
import { countBits } from '../tetris/evaluate/features.ts';
import { heightOf } from '../tetris/rules/board.ts';
import { type Pattern, PatternError, lengthOf, parsePatterns } from './pattern.ts';
import { columns, fullRow } from './viable.ts';

export interface Question {
  /** Masks of the rows that have to be cleared, from the bottom up; full ones are cleared already. */
  rows: number[];
  patterns: readonly Pattern[];
  /** Pieces of a queue that can matter: those that are placed, and with hold one more where the patterns have it. */
  length: number;
  hold: boolean;
  /** Straight drops alone. */
  drops: boolean;
}

export interface AskedFor {
  /** A pattern of queues as solution-finder writes them. */
  queue: string;
  lines: number;
  hold: boolean;
  drops: boolean;
}

/** Why a question has no answer: its message is one line. */
export class QuestionError extends Error {
  override name = 'QuestionError';
}

/** Throws QuestionError where pieces can't clear the rows whatever they are, and where the pattern can't be read or is too short. */
export function questionOf(board: Board, { queue, lines, hold, drops }: AskedFor): Question {
  if (board.columns !== columns)
    throw new QuestionError(`the board has ${board.columns} columns; ${columns} are needed`);
  const height = heightOf(board);
  if (height > lines)
    throw new QuestionError(`the board has blocks in row ${height}, above the ${lines} rows to clear`);
  const rows = Array.from(board.masks.subarray(0, lines));
  const empty = rows.reduce((sum, row) => sum + countBits(~row & fullRow), 0);
  if (empty % 4 !== 0)
    throw new QuestionError(`${empty} cells are empty in the ${lines} rows; pieces fill four each`);
  const patterns = readPatterns(queue);
  const length = lengthOf(patterns[0]!);
  const needed = empty / 4;
  if (length < needed)
    throw new QuestionError(`the queues have ${length} pieces, fewer than the ${needed} that fill the rows`);
  return { rows, patterns, length: Math.min(length, needed + (hold ? 1 : 0)), hold, drops };
}

function readPatterns(text: string): Pattern[] {
  try {
    return parsePatterns(text);
  } catch (error) {
    if (error instanceof PatternError) throw new QuestionError(error.message);
    throw error;
  }
}
