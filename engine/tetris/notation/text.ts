import { type Board, type Cell } from '../types.ts';

/** What stands for a filled cell, an empty one and a cell of the hint. */
export interface Brushes {
  filled: string;
  empty: string;
  hint: string;
}

const plain: Brushes = { filled: 'X', empty: '.', hint: '*' };

/** The visible rows, top first, with the cells of a placement marked. */
export function drawBoard(board: Board, hint: readonly Cell[] = [], brushes: Brushes = plain): string[] {
  const marked = new Set(hint.map(([x, y]) => y * board.columns + x));
  return Array.from({ length: board.rows }, (_, index) => {
    const y = board.rows - 1 - index;
    return Array.from({ length: board.columns }, (_, x) => {
      if (marked.has(y * board.columns + x)) return brushes.hint;
      return board.masks[y]! & (1 << x) ? brushes.filled : brushes.empty;
    }).join('');
  });
}

/** Rows of a text board as a mirror shows them; the letters stay. */
export const mirrorRows = (rows: readonly string[]): string[] =>
  rows.map((row) => Array.from(row).reverse().join(''));
