import { makeText } from '../../engine/tetris/rules/board.ts';
import type { Board } from '../../engine/tetris/types.ts';

/** The board's rows, top first, with the kinds that were seen where the cells are filled. */
export function lettersOf(board: Board, seen: readonly string[]): string[] {
  return makeText(board).map((row, y) =>
    [...row]
      .map((cell, x) => (cell !== '.' && seen[y]?.[x] && seen[y][x] !== '.' ? seen[y][x] : cell))
      .join(''),
  );
}
