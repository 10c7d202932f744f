/** Boards that are typed as an argument instead of the name of a file. */
import { existsSync } from 'node:fs';
import { readTextField } from '../../../engine/puyo/notation/textField.ts';
import { readTextBoard } from '../../../engine/tetris/notation/textBoard.ts';

/** The argument, where it is a board of Tetris; null where it names a file. */
export const inlineBoard = (input: string): string | null => inline(input, 4, readTextBoard);

/** The argument, where it is a field of Puyo; null where it names a file. */
export const inlineField = (input: string): string | null => inline(input, 6, readTextField);

/** A text of several lines is no name; one line has to be a board with an empty cell, as `slots/tools` may be a path. */
function inline(input: string, leastLength: number, read: (text: string) => unknown): string | null {
  if (input.trim().includes('\n')) return input;
  if (input.length < leastLength || !/[._0[-]/.test(input) || existsSync(input)) return null;
  try {
    read(input);
    return input;
  } catch {
    return null;
  }
}

/** JSON that is typed as an argument. */
export const isInlineJson = (input: string): boolean => /^\s*\{/.test(input);
