import { createReadStream } from 'node:fs';
import { emptyBoard, mostRows, parseBoard, PositionError } from '../../../engine/tetris/rules/board.ts';
import {
  FumenError,
  type FumenPage,
  fumenColumns,
  fumenRows,
  holdsFumen,
  parseFumen,
} from '../../../engine/tetris/notation/fumen.ts';
import { readTextBoard, withoutSpareRows } from '../../../engine/tetris/notation/textBoard.ts';
import { type Board } from '../../../engine/tetris/types.ts';
import { type Bound, textOf } from './bounded.ts';
import { Failure } from './Failure.ts';
import { inlineBoard } from './inline.ts';
import { stdin } from './streams.ts';

const leastRows = 20;

/** What `readBoard` takes, for help texts. */
export const fieldWords =
  "a text board ('.' or '_' empty, letters filled; top row first; rows separated by '/', or a file), a fumen, '-' for stdin, or 'empty'";

/** The text of a file or a pipe, or of stdin where the name is '-'; without a bound, no longer than a board or position. */
export async function readText(name: string, bound?: Bound): Promise<string> {
  try {
    return await textOf(name === '-' ? stdin : createReadStream(name), nameOf(name), bound);
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure(`${nameOf(name)}: ${reasonOf(error)}`);
  }
}

/** Why a file could not be read, in plain words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'is a folder, not a file';
  if (code === 'EACCES') return 'may not be read';
  if (code === 'ENOSPC') return 'the disk is full';
  if (code === 'ENAMETOOLONG') return 'is too long for the name of a file';
  return message;
}

/** The board that an argument names: 'empty', its rows, '-' for stdin, a fumen, or a file with a text board or a fumen. At least 20 rows high. */
export async function readBoard(field: string): Promise<Board> {
  if (field === 'empty') return emptyBoard();
  const content = holdsFumen(field) ? field : (inlineBoard(field) ?? (await readText(field)));
  return named(field, () => parseBoard(rowsOf(content), leastRows));
}

/** The rows of a text board or of a fumen's first page, without empty rows on top that no board has room for. */
export function rowsOf(content: string): string[] {
  if (holdsFumen(content)) return rowsOfFumen(parseFumen(content)[0]!);
  return withoutSpareRows(readTextBoard(content), mostRows);
}

/** Errors of an input begin with its name. */
export function named<T>(input: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof SyntaxError) throw new Failure(`${nameOf(input)}: is not JSON`);
    if (error instanceof PositionError || error instanceof FumenError)
      throw new Failure(`${nameOf(input)}: ${error.message}`);
    throw error;
  }
}

/** The field of a page, without the empty rows above the usual twenty. */
function rowsOfFumen({ rows }: FumenPage): string[] {
  const used = rows.findIndex((row) => row !== '.'.repeat(fumenColumns));
  return rows.slice(used < 0 ? fumenRows - leastRows : Math.min(used, fumenRows - leastRows));
}

/** How an input is called in messages. */
export function nameOf(file: string): string {
  if (holdsFumen(file)) return 'fumen';
  return file === '-' ? 'stdin' : file;
}
