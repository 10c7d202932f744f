/** The outline of touching cells as one shape, for hints: on the overlay and on our own boards. */
import { scenePixels, type Point, type Rect, type Space } from '../../../vision/space.ts';
import type { SceneRect } from './scene.ts';

/** A corner, in the unit of the rectangles; y downwards. */
export type Corner = Point<Space>;

/** Directions of an edge walked with the inside on its right: right, down, left, up. */
const steps = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

/** The rectangles on the grid that their own edges span. */
interface Grid {
  xs: number[];
  ys: number[];
  filled: Set<string>;
}

/**
 * SVG path of the union of `rects`, corners rounded by `radius` (less where an edge is too short for it).
 * Edges that nearly meet, as after rounding to pixels, count as touching; cells that meet at a corner only
 * stay apart; holes are part of the path, walked the other way round. Empty for no rectangles.
 */
export function outline(rects: readonly Rect<Space>[], radius: number): string {
  return loopsOf(rects)
    .map((loop) => roundedLoop(loop, radius))
    .join('');
}

/** The corners of the union's borders: outer borders clockwise, borders of holes anticlockwise. */
export function loopsOf(rects: readonly Rect<Space>[]): Corner[][] {
  const grid = gridOf(rects);
  const edges = borderEdges(grid);
  const loops: Corner[][] = [];
  for (const start of edges.keys())
    while (edges.get(start)?.length) loops.push(place(grid, walk(edges, start)));
  return loops;
}

/**
 * Rectangles inside the union along its border, `width` wide: the outline without curves, for windows that
 * can't be translucent and are cut to the shape of what they show. They overlap at corners.
 */
export function borderStrips(rects: readonly SceneRect[], width: number): SceneRect[] {
  return loopsOf(rects).flatMap((loop) =>
    loop.map((from, at) => {
      const to = loop[(at + 1) % loop.length]!;
      const startsInward = sweep(loop.at(at - 1)!, from, to) === 0;
      const endsInward = sweep(from, to, loop[(at + 2) % loop.length]!) === 0;
      return strip(from, to, width, startsInward, endsInward);
    }),
  );
}

function strip(from: Corner, to: Corner, width: number, longerStart: boolean, longerEnd: boolean): SceneRect {
  const along = { x: Math.sign(to.x - from.x), y: Math.sign(to.y - from.y) };
  const inward = { x: -along.y * width, y: along.x * width };
  const start = longerStart ? -width : 0;
  const end = longerEnd ? width : 0;
  const a = { x: from.x + along.x * start, y: from.y + along.y * start };
  const b = { x: to.x + along.x * end + inward.x, y: to.y + along.y * end + inward.y };
  return scenePixels({
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  });
}

function gridOf(rects: readonly Rect<Space>[]): Grid {
  const solid = rects.filter(({ width, height }) => width > 0 && height > 0);
  const tolerance = Math.min(...solid.map(({ width, height }) => Math.min(width, height))) / 4;
  const xs = snapped(
    solid.flatMap(({ x, width }) => [x, x + width]),
    tolerance,
  );
  const ys = snapped(
    solid.flatMap(({ y, height }) => [y, y + height]),
    tolerance,
  );
  const filled = new Set<string>();
  for (const { x, y, width, height } of solid)
    for (let row = nearest(ys, y); row < nearest(ys, y + height); row++)
      for (let column = nearest(xs, x); column < nearest(xs, x + width); column++)
        filled.add(key(column, row));
  return { xs, ys, filled };
}

/** Ascending values, those within `tolerance` of a smaller one left out. */
function snapped(values: number[], tolerance: number): number[] {
  const kept: number[] = [];
  for (const value of values.sort((a, b) => a - b))
    if (kept.length === 0 || value - kept.at(-1)! > tolerance) kept.push(value);
  return kept;
}

function nearest(values: number[], value: number): number {
  const distances = values.map((kept) => Math.abs(kept - value));
  return distances.indexOf(Math.min(...distances));
}

const key = (column: number, row: number) => `${column} ${row}`;

/** Directions of the border edges that leave each corner: one, or two where cells meet at the corner only. */
function borderEdges({ filled }: Grid): Map<string, number[]> {
  const edges = new Map<string, number[]>();
  const add = (column: number, row: number, direction: number) =>
    edges.set(key(column, row), [...(edges.get(key(column, row)) ?? []), direction]);
  for (const cell of filled) {
    const [column, row] = cell.split(' ').map(Number) as [number, number];
    if (!filled.has(key(column, row - 1))) add(column, row, 0);
    if (!filled.has(key(column + 1, row))) add(column + 1, row, 1);
    if (!filled.has(key(column, row + 1))) add(column + 1, row + 1, 2);
    if (!filled.has(key(column - 1, row))) add(column, row + 1, 3);
  }
  return edges;
}

/** Takes one closed walk out of `edges`; corners only, in grid indices. */
function walk(edges: Map<string, number[]>, start: string): Corner[] {
  const corners: Corner[] = [];
  let [x, y] = start.split(' ').map(Number) as [number, number];
  let last = -1;
  for (let leaving = edges.get(start)!; leaving.length > 0; leaving = edges.get(key(x, y))!) {
    const direction = turn(leaving, last);
    leaving.splice(leaving.indexOf(direction), 1);
    if (direction !== last) corners.push({ x, y });
    x += steps[direction]!.x;
    y += steps[direction]!.y;
    last = direction;
    if (key(x, y) === start && !edges.get(start)!.includes((direction + 1) % 4)) break;
  }
  return last === directionBetween(corners[0]!, corners[1]!) ? corners.slice(1) : corners;
}

/** A right turn stays on the same cell, which keeps cells apart that meet at a corner only. */
function turn(leaving: number[], last: number): number {
  const right = (last + 1) % 4;
  return leaving.length > 1 && leaving.includes(right) ? right : leaving[0]!;
}

function directionBetween(from: Corner, to: Corner): number {
  return steps.findIndex(({ x, y }) => x === Math.sign(to.x - from.x) && y === Math.sign(to.y - from.y));
}

function place({ xs, ys }: Grid, corners: Corner[]): Corner[] {
  return corners.map(({ x, y }) => ({ x: xs[x]!, y: ys[y]! }));
}

function roundedLoop(loop: readonly Corner[], radius: number): string {
  const corners = loop.map((corner, at) => {
    const before = loop.at(at - 1)!;
    const after = loop[(at + 1) % loop.length]!;
    const room = Math.min(radius, distance(before, corner) / 2, distance(corner, after) / 2);
    return {
      from: towards(corner, before, room),
      to: towards(corner, after, room),
      room,
      sweep: sweep(before, corner, after),
    };
  });
  const arcs = corners.map(({ from, to, room, sweep }, at) => {
    const line = `${at === 0 ? 'M' : 'L'}${text(from)}`;
    return room > 0 ? `${line}A${digits(room)} ${digits(room)} 0 0 ${sweep} ${text(to)}` : line;
  });
  return `${arcs.join('')}Z`;
}

const distance = (a: Corner, b: Corner) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

function towards(from: Corner, to: Corner, length: number): Corner {
  return { x: from.x + Math.sign(to.x - from.x) * length, y: from.y + Math.sign(to.y - from.y) * length };
}

/** SVG's sweep flag: 1 for a right turn. */
function sweep(before: Corner, corner: Corner, after: Corner): 0 | 1 {
  const cross = (corner.x - before.x) * (after.y - corner.y) - (corner.y - before.y) * (after.x - corner.x);
  return cross > 0 ? 1 : 0;
}

const digits = (value: number) => String(Math.round(value * 1000) / 1000);
const text = ({ x, y }: Corner) => `${digits(x)} ${digits(y)}`;
