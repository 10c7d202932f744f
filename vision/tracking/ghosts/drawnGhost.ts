import type { Cell } from '../../../engine/tetris/types.ts';
import { fits, isFilled, landed, rests, withoutCells, type Masks } from '../explaining/masks.ts';
import { includesCell } from '../explaining/pieceCells.ts';

/**
 * The landing cells of a falling piece, if they are read as locked: a group in the piece's own shape straight below
 * it, on the stack. Every ghost looks like that, however it is drawn; so does a piece of the same kind that has just
 * landed there. Cells of the piece itself are left out. null if there is no such group. `stack`: cells that are known
 * to be locked.
 */
export function ghostBelow(
  filled: Masks,
  stack: Masks,
  columns: number,
  piece: readonly Cell[],
): Cell[] | null {
  const lowest = Math.min(...piece.map(([, y]) => y));
  for (let drop = lowest; drop > 0; drop--) {
    const place = piece.map(([x, y]) => [x, y - drop] as const);
    const shown = place.filter((cell) => !includesCell(piece, cell));
    if (!shown.every((cell) => isFilled(filled, cell) && !isFilled(stack, cell))) continue;
    const board = withoutCells(withoutCells(filled, piece), shown);
    if (rests(board, columns, place) && isClear(board, columns, piece, drop)) return shown;
  }
  return null;
}

/**
 * Three of the four landing cells of a piece, if they are read as locked and the fourth as empty, and nothing else is on
 * the stack: no piece can have landed like that. null if the reading is otherwise, or the piece covers a part of its
 * landing place.
 */
export function partOfGhost(
  filled: Masks,
  stack: Masks,
  columns: number,
  piece: readonly Cell[],
): Cell[] | null {
  if (!fits(stack, columns, piece)) return null;
  const place = landed(stack, columns, piece);
  if (place.some((cell) => includesCell(piece, cell))) return null;
  const shown = place.filter((cell) => isFilled(filled, cell));
  const others = withoutCells(withoutCells(filled, piece), shown);
  return shown.length === 3 && others.every((row, y) => row === (stack[y] ?? 0)) ? shown : null;
}

/** Nothing blocks the fall of the piece. */
function isClear(board: Masks, columns: number, piece: readonly Cell[], drop: number): boolean {
  return Array.from({ length: drop }, (_, step) => piece.map(([x, y]) => [x, y - step - 1] as const)).every(
    (cells) => fits(board, columns, cells),
  );
}
