/** What the top of a stack looks like: facts that hints are explained with. Columns count from 0 on the left. */
import { type Board, type Cell, type Location } from '../types.ts';
import { isFilled } from '../rules/board.ts';
import { lock } from '../rules/lock.ts';
import { findPlacements, findSpawn } from '../moves/movegen.ts';
import { cellsOf } from '../rules/pieces.ts';

/** Rows from the floor to the highest block of each column. */
export function columnHeights({ masks, columns }: Board): number[] {
  return Array.from({ length: columns }, (_, x) => masks.findLastIndex((mask) => mask & (1 << x)) + 1);
}

/** Rows that a column at the wall must lie below its neighbour to count as a well. */
const wellDepth = 3;

/** The wall column that was a well and still is one; the right one where both are. */
export function keptWell(before: Board, after: Board): number | null {
  const isWell = (heights: readonly number[], x: number) =>
    heights[x === 0 ? 1 : x - 1]! - heights[x]! >= wellDepth;
  const [old, now] = [columnHeights(before), columnHeights(after)];
  return [before.columns - 1, 0].find((x) => isWell(old, x) && isWell(now, x)) ?? null;
}

/** The highest step between neighbouring columns; a well at the wall is left out. */
export function highestStep(board: Board, well: number | null): number {
  const heights = columnHeights(board).filter((_, x) => x !== well);
  return Math.max(0, ...heights.slice(1).map((height, index) => Math.abs(height - heights[index]!)));
}

/** The column in which an upright I would clear four rows; null where there is none. */
export function fourReady(board: Board): number | null {
  const full = (1 << board.columns) - 1;
  const heights = columnHeights(board);
  const found = heights.findIndex((height, x) =>
    [0, 1, 2, 3].every((row) => board.masks[height + row] === (full & ~(1 << x))),
  );
  return found < 0 ? null : found;
}

/** Where a T can be spun in under an overhang to clear rows (full spins). */
export function tSlots(board: Board): Location[] {
  const start = findSpawn(board, 'T');
  if (!start) return [];
  return findPlacements(board, start, { spins: true })
    .filter(({ spin, location }) => spin === 'full' && lock(board, cellsOf(location)).linesCleared > 0)
    .map(({ location }) => location);
}

/** Nothing is left on the board. */
export function isEmpty({ masks }: Board): boolean {
  return masks.every((mask) => mask === 0);
}

/** Rows from the floor to the lowest open column's top. */
export function lowestColumn(board: Board): number {
  return Math.min(...columnHeights(board));
}

/** How many columns of a piece rest on something; 0 where any of them hangs. */
export function restingColumns(board: Board, cells: readonly (readonly [number, number])[]): number {
  const feet = cells.filter(([x, y]) => !cells.some(([otherX, otherY]) => otherX === x && otherY === y - 1));
  return feet.every(([x, y]) => isFilled(board, x, y - 1)) ? feet.length : 0;
}

/** How many cells of a piece come to lie above a hole, in a column where nothing lies over them. */
export function cellsOverHoles(cells: readonly Cell[], board: Board): number {
  const heights = columnHeights(board);
  return cells.filter(([x, y]) => {
    const height = heights[x]!;
    return y >= height && board.masks.slice(0, height).some((mask) => !(mask & (1 << x)));
  }).length;
}
