import { type Board, type Cell, type Spin } from '../types.ts';
import { type Streak, streakAfter } from './streak.ts';

/** The board with these cells filled; full rows stay. */
export function fill(board: Board, cells: readonly Cell[]): Board {
  const masks = board.masks.slice();
  for (const [x, y] of cells) masks[y]! |= 1 << x;
  return { ...board, masks };
}

/** Takes full rows out; those above come down. */
export function clearRows(board: Board): { board: Board; linesCleared: number } {
  const full = (1 << board.columns) - 1;
  const masks = new Uint16Array(board.masks.length);
  let y = 0;
  for (const mask of board.masks) if (mask !== full) masks[y++] = mask;
  return { board: { ...board, masks }, linesCleared: masks.length - y };
}

/** Locks a piece's cells and clears the rows that it fills. */
export function lock(board: Board, cells: readonly Cell[]): { board: Board; linesCleared: number } {
  return clearRows(fill(board, cells));
}

/** The same in a game, whose streak of clears goes on or ends. */
export function lockInGame(
  now: Streak & { board: Board },
  cells: readonly Cell[],
  spin: Spin,
): Streak & { board: Board; linesCleared: number } {
  const { board, linesCleared } = lock(now.board, cells);
  const { combo, backToBack } = streakAfter(now, { rows: linesCleared, spin });
  return { board, linesCleared, combo, backToBack };
}
