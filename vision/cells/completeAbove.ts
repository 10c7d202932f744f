/** Identifies a piece that the upper edge of a board cuts off by its cells above the edge. */
import { cellIndex, type CellIndex } from '../../engine/cell.ts';
import { neighbours } from './cellGroups.ts';
import { lookAtCells, type CellLooks } from './cellLooks.ts';
import type { Grid, Image } from '../types.ts';
import { clarities, completions, type Falling } from './separatePieces.ts';

/** No piece reaches higher. */
const mostRows = 3;
/** Blocks of one piece differ by no more than this on both sides of the edge, on any background. */
const oneLook = 40;

/**
 * The only piece that has exactly the `cut` cells on the board and whose other cells are visible above it in the same
 * look, while the cells next to those are not; null if there is none, or the picture ends there.
 */
export function completeAbove(
  image: Image,
  grid: Grid,
  looks: CellLooks,
  cut: readonly number[],
): Falling | null {
  const above = lookAbove(image, grid);
  if (!above) return null;
  const { columns } = grid;
  const isLike = (cell: number): boolean =>
    awayFrom(looks, cut[0]!, above, cell + above.rows * columns) < oneLook;
  const found = completions(cut, columns).filter(({ cells }) => {
    const upper = cells.filter((cell) => cell < 0);
    const isSeen = upper.length > 0 && upper.every((cell) => cell >= -above.rows * columns);
    if (!isSeen || !upper.every(isLike)) return false;
    return !around(upper, columns, above.rows).some((cell) => !cells.includes(cell) && isLike(cell));
  });
  return found.length === 1 ? { ...found[0]!, clarity: clarities.shownAbove } : null;
}

/** The looks of the rows above the board that are completely in the picture. */
function lookAbove(image: Image, { game, board, columns, rows }: Grid): CellLooks | null {
  const height = board.height / rows;
  const visible = Math.min(mostRows, Math.floor(board.y / height));
  if (visible < 1) return null;
  const y = board.y - visible * height;
  return lookAtCells(image, {
    game,
    board: { ...board, y, height: visible * height },
    columns,
    rows: visible,
  });
}

/** The cells above the board that touch these. */
function around(cells: readonly number[], columns: number, rows: number): CellIndex[] {
  return cells
    .flatMap((cell) => neighbours(cell, columns))
    .filter((cell) => cell < 0 && cell >= -rows * columns)
    .map(cellIndex);
}

function awayFrom(a: CellLooks, i: number, b: CellLooks, k: number): number {
  const apart = (c: number): number => a.colours[i * 3 + c]! - b.colours[k * 3 + c]!;
  return Math.hypot(apart(0), apart(1), apart(2)) + Math.abs(a.textures[i]! - b.textures[k]!);
}
