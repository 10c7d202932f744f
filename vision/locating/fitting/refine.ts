/** Moves a grid's sides by a fraction of a cell to the best fit with the picture's edges. */
import type { PicturePixels } from '../../space.ts';
import type { Grid, Rect } from '../../types.ts';
import { alignSpan, fitOf, insideOf } from './align.ts';
import type { EdgeMap } from '../measures/maps.ts';
import { levelNear, uprightNear } from '../measures/sides.ts';

/** The frame itself must not count as content. */
const inset = 3;

/** `reach` in cells, `step` in pixels; edges up to `aside` pixels beside a line count as on it. */
export function refine<In extends PicturePixels>(
  grid: Grid<In>,
  map: EdgeMap,
  reach: number,
  step: number,
  aside?: number,
): Grid<In> {
  return refineDown(refineAcross(grid, map, reach, step, aside), map, reach, step, aside);
}

/** How well the change inside the board fits equal cells, across and down; see `fitOf`. */
export function fitsOf(
  { board, columns, rows }: Grid<PicturePixels>,
  map: EdgeMap,
): [across: number, down: number] {
  return [
    fitOf(changeAlong('x', board, map).before, board.x, board.width / columns, columns),
    fitOf(changeAlong('y', board, map).before, board.y, board.height / rows, rows),
  ];
}

function refineAcross<In extends PicturePixels>(
  grid: Grid<In>,
  map: EdgeMap,
  reach: number,
  step: number,
  aside?: number,
): Grid<In> {
  const { board, columns } = grid;
  const { before, from, to } = changeAlong('x', board, map);
  const span = { start: board.x, length: board.width };
  const { start, length } = alignSpan(before, span, columns, reach, step, aside, (x) =>
    uprightNear(map, x, from, to, 1),
  );
  return { ...grid, board: { ...board, x: start, width: length } };
}

function refineDown<In extends PicturePixels>(
  grid: Grid<In>,
  map: EdgeMap,
  reach: number,
  step: number,
  aside?: number,
): Grid<In> {
  const { board, rows } = grid;
  const { before, from, to } = changeAlong('y', board, map);
  const span = { start: board.y, length: board.height };
  const { start, length } = alignSpan(before, span, rows, reach, step, aside, (y) =>
    levelNear(map, y, from, to, 1),
  );
  return { ...grid, board: { ...board, y: start, height: length } };
}

/** The change along an axis in a strip of the picture. */
interface Change {
  /** For each place on the axis the sum of all change before it, without change outside the board. */
  before: Int32Array;
  /** The strip's borders on the other axis, inside the board's frame. */
  from: number;
  to: number;
}

function changeAlong(
  axis: 'x' | 'y',
  board: Rect<PicturePixels>,
  { width, height, across, down }: EdgeMap,
): Change {
  const spans = {
    x: { start: board.x, length: board.width, size: width },
    y: { start: board.y, length: board.height, size: height },
  };
  const [along, other] = axis === 'x' ? [spans.x, spans.y] : [spans.y, spans.x];
  const from = within(other.size, Math.round(other.start) + inset);
  const to = Math.max(from, within(other.size, Math.round(other.start + other.length) - inset));
  const [first, last] = insideOf(along, along.size);
  const before = new Int32Array(along.size + 1);
  if (axis === 'x') across.columnsBefore(from, to, before, first, last);
  else down.rowsBefore(from, to, before, first, last);
  before.fill(before[first]!, 0, first).fill(before[last]!, last);
  return { before, from, to };
}

const within = (size: number, at: number): number => Math.max(0, Math.min(size, at));
