import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { emptyBoard, parseBoard, PositionError } from '../../engine/tetris/board.ts';
import { type Board } from '../../engine/tetris/types.ts';
import { Failure } from './Failure.ts';

const leastRows = 20;

/** The text of a file, or of stdin where the name is '-'. */
export async function readText(name: string): Promise<string> {
  if (name === '-') return text(process.stdin);
  try {
    return readFileSync(name, 'utf8');
  } catch (error) {
    throw new Failure(`${name}: ${reasonOf(error)}`);
  }
}

/** Why a file could not be read, in plain words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return 'there is no such file';
  if (code === 'EISDIR') return 'is a folder, not a file';
  if (code === 'EACCES') return 'may not be read';
  return message;
}

/** The board that an argument names: 'empty', '-' for stdin, or a file with a text board. At least 20 rows high. */
export async function readBoard(field: string): Promise<Board> {
  if (field === 'empty') return emptyBoard();
  const content = await readText(field);
  try {
    return parseBoard(content, leastRows);
  } catch (error) {
    if (error instanceof PositionError) throw new Failure(`${nameOf(field)}: ${error.message}`);
    throw error;
  }
}

/** How an input is called in messages. */
export function nameOf(file: string): string {
  return file === '-' ? 'stdin' : file;
}
