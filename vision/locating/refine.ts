/** Moves a grid's sides by a fraction of a cell to where the picture's edges fit best. */
import type { Grid } from '../grid.ts';
import type { Rect } from '../types.ts';
import { alignSpan, fitOf, insideOf } from './align.ts';
import type { EdgeMap } from './maps.ts';
import { levelNear, uprightNear } from './sides.ts';

/** The frame itself must not count as content. */
const inset = 3;

/** `reach` in cells, `step` in pixels; edges up to `aside` pixels beside a line are on it. */
export function refine(grid: Grid, map: EdgeMap, reach: number, step: number, aside?: number): Grid {
  return refineDown(refineAcross(grid, map, reach, step, aside), map, reach, step, aside);
}

/** How well the change inside the board fits equal cells, across and down; see `fitOf`. */
export function fitsOf({ board, columns, rows }: Grid, map: EdgeMap): [across: number, down: number] {
  return [
    fitOf(changeAcross(board, map).before, board.x, board.width / columns, columns),
    fitOf(changeDown(board, map).before, board.y, board.height / rows, rows),
  ];
}

function refineAcross(grid: Grid, map: EdgeMap, reach: number, step: number, aside?: number): Grid {
  const { board, columns } = grid;
  const { before, top, bottom } = changeAcross(board, map);
  const span = { start: board.x, length: board.width };
  const { start, length } = alignSpan(before, span, columns, reach, step, aside, (x) =>
    uprightNear(map, x, top, bottom, 1),
  );
  return { ...grid, board: { ...board, x: start, width: length } };
}

function refineDown(grid: Grid, map: EdgeMap, reach: number, step: number, aside?: number): Grid {
  const { board, rows } = grid;
  const { before, left, right } = changeDown(board, map);
  const span = { start: board.y, length: board.height };
  const { start, length } = alignSpan(before, span, rows, reach, step, aside, (y) =>
    levelNear(map, y, left, right, 1),
  );
  return { ...grid, board: { ...board, y: start, height: length } };
}

/** The change across before every x, without what lies outside the board, within the rows `top`..`bottom`. */
function changeAcross(board: Rect, map: EdgeMap): { before: Int32Array; top: number; bottom: number } {
  const before = new Int32Array(map.width + 1);
  const top = Math.max(0, Math.min(map.height, Math.round(board.y) + inset));
  const bottom = Math.max(top, Math.min(map.height, Math.round(board.y + board.height) - inset));
  const [first, last] = insideOf({ start: board.x, length: board.width }, map.width);
  map.across.columnsBefore(top, bottom, before, first, last);
  before.fill(before[first]!, 0, first).fill(before[last]!, last);
  return { before, top, bottom };
}

/** The change down before every y, without what lies outside the board, within the columns `left`..`right`. */
function changeDown(board: Rect, map: EdgeMap): { before: Int32Array; left: number; right: number } {
  const before = new Int32Array(map.height + 1);
  const left = Math.max(0, Math.min(map.width, Math.round(board.x) + inset));
  const right = Math.max(left, Math.min(map.width, Math.round(board.x + board.width) - inset));
  const [first, last] = insideOf({ start: board.y, length: board.height }, map.height);
  map.down.rowsBefore(left, right, before, first, last);
  before.fill(before[first]!, 0, first).fill(before[last]!, last);
  return { before, left, right };
}
