/** A question to a solver, in a form that can be sent to other threads, and the checks that it has an answer. */
import { type Board } from '../../tetris/types.ts';
import { heightOf } from '../../tetris/rules/board.ts';
import type { FieldRules } from '../fields/Fields.ts';
import {
  type Pattern,
  PatternError,
  type PatternProblem,
  lengthOf,
  parsePatterns,
} from '../queues/pattern.ts';
import { type SpinWanted, type Target, cellCount, clearTarget, spinTarget } from '../fields/target.ts';
import { columns } from '../fields/viable.ts';

export interface Question extends FieldRules {
  patterns: readonly Pattern[];
  /** The pieces of a queue that matter: those that are placed, and with hold one more if the patterns have it. */
  length: number;
  hold: boolean;
  /** The first piece of every queue is in hold, and stays there until another one has been placed. */
  locked?: boolean;
}

/** The options that all targets have in common. */
export interface AskedFor extends Pick<Question, 'hold' | 'drops' | 'kicks'> {
  /** A pattern of queues as solution-finder writes them. */
  queue: string;
}

/** The problem of a question about rows to clear; `row`: the highest one with blocks. */
export type QuestionProblem =
  | PatternProblem
  | { kind: 'columns'; columns: number }
  | { kind: 'above'; row: number; lines: number }
  | { kind: 'cells'; cells: number; lines: number }
  | { kind: 'short'; given: number; least: number };

/**
 * A question without an answer: its message is one line; `problem` contains the same for rows to clear, for other
 * languages.
 */
export class QuestionError extends Error {
  override name = 'QuestionError';

  constructor(
    message: string,
    readonly problem: QuestionProblem | null = null,
  ) {
    super(message);
  }
}

/**
 * How the lowest `lines` rows can be cleared completely. Throws QuestionError if no pieces can do that, and if the
 * pattern is unreadable or too short.
 */
export function questionOf(board: Board, { lines, ...asked }: AskedFor & { lines: number }): Question {
  const rows = rowsBelow(board, lines, `the ${lines} rows to clear`);
  const target = clearTarget(rows);
  const empty = cellCount(target.fill);
  if (empty % 4 !== 0)
    throw new QuestionError(`${empty} cells are empty in the ${lines} rows; pieces fill four each`, {
      kind: 'cells',
      cells: empty,
      lines,
    });
  return ask(rows, target, asked, { least: empty / 4, most: empty / 4 });
}

/**
 * How cells can be filled, including those of the margin if that helps. `rows`: the cells that are filled already.
 * Throws QuestionError.
 */
export function buildQuestion(rows: readonly number[], target: Target, asked: AskedFor): Question {
  const [fill, margin] = [cellCount(target.fill), cellCount(target.margin)];
  const room = Math.floor((fill + margin) / 4);
  const least = Math.ceil(fill / 4);
  if (fill === 0) throw new QuestionError('no cell has to be filled');
  if (least > room)
    throw new QuestionError(
      `${fill} cells have to be filled, and ${margin} may be besides; pieces fill four each`,
    );
  return ask(rows, target, asked, { least, most: Math.min(fill, room) });
}

/** How a T can be placed with a spin, all pieces within the lowest `lines` rows. Throws QuestionError. */
export function spinQuestion(
  board: Board,
  {
    lines,
    spin,
    pieces = Infinity,
    ...asked
  }: AskedFor & { lines: number; spin: SpinWanted; pieces?: number },
): Question {
  const rows = rowsBelow(board, lines, `the ${lines} rows that pieces may lie in`);
  return ask(rows, spinTarget(rows, spin), asked, { least: 1, most: pieces });
}

function rowsBelow(board: Board, lines: number, what: string): number[] {
  if (board.columns !== columns)
    throw new QuestionError(`the board has ${board.columns} columns; ${columns} are needed`, {
      kind: 'columns',
      columns: board.columns,
    });
  const height = heightOf(board);
  if (height > lines)
    throw new QuestionError(`the board has blocks in row ${height}, above ${what}`, {
      kind: 'above',
      row: height,
      lines,
    });
  return Array.from(board.masks.subarray(0, lines));
}

/** `least` and `most`: pieces that can be placed. */
function ask(
  rows: readonly number[],
  target: Target,
  { queue, hold, drops, kicks }: AskedFor,
  { least, most }: { least: number; most: number },
): Question {
  const patterns = readPatterns(queue);
  const given = lengthOf(patterns[0]!);
  if (given < least)
    throw new QuestionError(`the queues have ${given} pieces, fewer than the ${least} that fill the cells`, {
      kind: 'short',
      given,
      least,
    });
  const length = Math.min(given, most + (hold ? 1 : 0));
  return { rows, target, pieces: Math.min(length, most), patterns, length, hold, drops, kicks };
}

function readPatterns(text: string): Pattern[] {
  try {
    return parsePatterns(text);
  } catch (error) {
    if (error instanceof PatternError) throw new QuestionError(error.message, error.problem);
    throw error;
  }
}
