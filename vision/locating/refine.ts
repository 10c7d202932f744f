/** Moves a grid's sides by a fraction of a cell to where the picture's edges fit best. */
import type { Grid } from '../grid.ts';
import { alignSpan, insideOf } from './align.ts';
import type { EdgeMap } from './maps.ts';
import { levelNear, uprightNear } from './sides.ts';

/** `reach` in cells, `step` in pixels; edges up to `aside` pixels beside a line are on it. */
export function refine(grid: Grid, map: EdgeMap, reach: number, step: number, aside?: number): Grid {
  return refineDown(refineAcross(grid, map, reach, step, aside), map, reach, step, aside);
}

function refineAcross(grid: Grid, map: EdgeMap, reach: number, step: number, aside?: number): Grid {
  const { board, columns } = grid;
  const before = new Int32Array(map.width + 1);
  const top = Math.max(0, Math.min(map.height, Math.round(board.y) + 3));
  const bottom = Math.max(top, Math.min(map.height, Math.round(board.y + board.height) - 3));
  const span = { start: board.x, length: board.width };
  const [first, last] = insideOf(span, map.width);
  map.across.columnsBefore(top, bottom, before, first, last);
  before.fill(before[first]!, 0, first).fill(before[last]!, last);
  const { start, length } = alignSpan(before, span, columns, reach, step, aside, (x) =>
    uprightNear(map, x, top, bottom, 1),
  );
  return { ...grid, board: { ...board, x: start, width: length } };
}

function refineDown(grid: Grid, map: EdgeMap, reach: number, step: number, aside?: number): Grid {
  const { board, rows } = grid;
  const before = new Int32Array(map.height + 1);
  const left = Math.max(0, Math.min(map.width, Math.round(board.x) + 3));
  const right = Math.max(left, Math.min(map.width, Math.round(board.x + board.width) - 3));
  const span = { start: board.y, length: board.height };
  const [first, last] = insideOf(span, map.height);
  map.down.rowsBefore(left, right, before, first, last);
  before.fill(before[first]!, 0, first).fill(before[last]!, last);
  const { start, length } = alignSpan(before, span, rows, reach, step, aside, (y) =>
    levelNear(map, y, left, right, 1),
  );
  return { ...grid, board: { ...board, y: start, height: length } };
}
