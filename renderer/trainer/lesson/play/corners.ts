/** The four corners around a T, as the rule for spins sees them: walls and floor are filled. */
import { isFilled, parseBoard } from '../../../../engine/tetris/rules/board.ts';
import type { Cell, Location } from '../../../../engine/tetris/types.ts';

export interface Corner {
  cell: Cell;
  isFilled: boolean;
}

const around: readonly Cell[] = [
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
];

/** `rows`: with the T on them or without, its corners are never its own cells. */
export function cornersOf(rows: readonly string[], { x, y }: Location): Corner[] {
  const board = parseBoard(rows.map((row) => row.replace(/[^.]/g, 'X')));
  return around.map(([dx, dy]) => ({ cell: [x + dx, y + dy], isFilled: isFilled(board, x + dx, y + dy) }));
}
