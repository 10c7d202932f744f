/** Finds pieces drawn beside a board: four squares of one size in one of the seven shapes. */
import type { Piece } from '../engine/tetris/types.ts';
import { findThings, isSame, sampleLattice, spreadAll, type Lattice } from './ground.ts';
import { kindOf } from './pieces.ts';
import type { Image, Rect } from './types.ts';

/** A drawn piece. `unit` is the side of one of its squares in pixels. */
export interface Drawn {
  piece: Piece;
  rect: Rect;
  unit: number;
  /** How much of its squares is filled, 0..1. */
  filled: number;
}

/** Points a board cell's side. */
const pointsPerCell = 9;
/** A surface of more than so many board cells is ground, not a piece, whatever the size of the pieces. */
const largest = 7.5;
/** Parts of one piece may stand apart by so many board cells; wide gaps are tried first. */
const gaps = [0.5, 0.25, 0.12, 0];
/** Squares of pieces beside the board, in board cells. */
const leastUnit = 0.36;
const mostUnit = 1.35;
const rim = 0.15;
/** Squares are filled at least this much. */
const hollow = 0.3;
const shapes: readonly (readonly [columns: number, rows: number])[] = [
  [4, 1],
  [1, 4],
  [2, 2],
  [3, 2],
  [2, 3],
];

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The pieces drawn in `region`, next to a board with cells of `cell` pixels; those cut off are left out. A
 * surface of more than `ground` board cells is taken for the ground.
 */
export function findDrawnPieces(image: Image, region: Rect, cell: number, ground = largest): Drawn[] {
  const step = Math.max(1, cell / pointsPerCell);
  const lattice = sampleLattice(image, region, step);
  const { width, height } = lattice;
  if (width < 4 || height < 4) return [];
  const points = cell / step;
  const isPartOfPiece = ({ left, top, right, bottom }: Bounds): boolean =>
    Math.max(right - left, bottom - top) <= 4 * mostUnit * points &&
    left > 0 &&
    top > 0 &&
    right < width &&
    bottom < height;
  const { mask, surfaces } = findThings(lattice, ground * points * points);
  const found = matchGroups(mask, width, height, points, isPartOfPiece);
  for (const group of oneColoured(lattice, surfaces, points)) {
    const bounds = boundsOf(group, width);
    if (!isPartOfPiece(bounds) || found.some(({ rect }) => meets(rect, bounds))) continue;
    const own = new Uint8Array(mask.length);
    for (const point of group) own[point] = 1;
    const drawn = match(bounds, own, width, points);
    if (drawn) found.push(drawn);
  }
  return found.map((drawn) => toPixels(drawn, region, step));
}

/** Connected things, and groups of them that lie close together, wide gaps first. */
function matchGroups(
  mask: Uint8Array,
  width: number,
  height: number,
  points: number,
  isPartOfPiece: (bounds: Bounds) => boolean,
): Drawn[] {
  const ground = mask.map((value) => 1 - value);
  const all = spreadAll(width, height, ground, () => true).map((part) => boundsOf(part, width));
  let parts = all.filter((bounds) => isPartOfPiece(bounds) && !all.some((other) => surrounds(bounds, other)));
  const found: Drawn[] = [];
  for (const gap of gaps) {
    const left: Bounds[] = [];
    for (const group of groupNear(parts, gap * points)) {
      const drawn = match(unionOf(group), mask, width, points);
      if (drawn) found.push(drawn);
      else left.push(...group);
    }
    parts = left;
  }
  return found;
}

/** The points of surfaces of one colour that lie close together: a piece that touches something else. */
function oneColoured(lattice: Lattice, surfaces: readonly number[][], points: number): number[][] {
  const parts = surfaces
    .filter((surface) => surface.length > 0.04 * points * points)
    .map((surface) => ({ ...boundsOf(surface, lattice.width), surface }));
  return groupNear(parts, 0.4 * points, (a, b) => isSame(lattice, a.surface[0]!, b.surface[0]!))
    .filter((group) => group.length < 60)
    .map((group) => group.flatMap(({ surface }) => surface));
}

const surrounds = (a: Bounds, b: Bounds): boolean =>
  a.left < b.left && a.top < b.top && a.right > b.right && a.bottom > b.bottom;

const meets = (rect: Rect, { left, top, right, bottom }: Bounds): boolean =>
  rect.x < right && rect.y < bottom && left < rect.x + rect.width && top < rect.y + rect.height;

function boundsOf(points: readonly number[], width: number): Bounds {
  const bounds = { left: width, top: Infinity, right: 0, bottom: 0 };
  for (const point of points) {
    const x = point % width;
    const y = Math.floor(point / width);
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y + 1);
  }
  return bounds;
}

const unionOf = (group: readonly Bounds[]): Bounds => ({
  left: Math.min(...group.map(({ left }) => left)),
  top: Math.min(...group.map(({ top }) => top)),
  right: Math.max(...group.map(({ right }) => right)),
  bottom: Math.max(...group.map(({ bottom }) => bottom)),
});

/** Groups of parts that are no further than `gap` from another of their group, and may be joined to it. */
function groupNear<T extends Bounds>(
  parts: readonly T[],
  gap: number,
  joins: (a: T, b: T) => boolean = () => true,
): T[][] {
  const groups: T[][] = [];
  const rest = new Set(parts);
  for (const start of parts) {
    if (!rest.delete(start)) continue;
    const group = [start];
    for (let i = 0; i < group.length; i += 1)
      for (const other of rest)
        if (distance(group[i]!, other) <= gap && joins(group[i]!, other)) {
          rest.delete(other);
          group.push(other);
        }
    groups.push(group);
  }
  return groups;
}

const distance = (a: Bounds, b: Bounds): number =>
  Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom, 0);

/** The shape whose squares are filled: all about equally, and the others hardly. */
function match(bounds: Bounds, things: Uint8Array, width: number, cell: number): Drawn | null {
  const w = bounds.right - bounds.left;
  const h = bounds.bottom - bounds.top;
  for (const [columns, rows] of shapes) {
    const unit = Math.sqrt((w / columns) * (h / rows));
    if (unit < leastUnit * cell || unit > mostUnit * cell) continue;
    const skew = Math.abs(Math.log(w / columns / (h / rows)));
    if (skew > (columns === rows ? 0.15 : 0.24)) continue;
    const shares = Array.from({ length: columns * rows }, (_, i) =>
      shareFilled(bounds, things, width, i % columns, Math.floor(i / columns), columns, rows),
    );
    const most = Math.max(...shares);
    const full = shares.flatMap((share, i) => (share > 0.68 * most ? [i] : []));
    const clear = shares.every((share) => share > 0.68 * most || share < 0.16 * most);
    const piece = clear && most > hollow ? kindOf(full, columns) : null;
    if (piece && standsAlone(bounds, things, width, 0.3 * unit, 0.25))
      return { piece, unit, filled: most, rect: { x: bounds.left, y: bounds.top, width: w, height: h } };
  }
  return null;
}

/** Hardly anything else lies within `ring` points around the bounds: it is no stone of a wall. */
function standsAlone(
  { left, top, right, bottom }: Bounds,
  things: Uint8Array,
  width: number,
  ring: number,
  most: number,
): boolean {
  const wide = Math.max(1, Math.round(ring));
  let others = 0;
  let count = 0;
  const height = things.length / width;
  for (let y = Math.max(0, top - wide); y < Math.min(height, bottom + wide); y += 1)
    for (let x = Math.max(0, left - wide); x < Math.min(width, right + wide); x += 1) {
      if (x >= left - 1 && x <= right && y >= top - 1 && y <= bottom) continue;
      others += things[y * width + x]!;
      count += 1;
    }
  return count === 0 || others < most * count;
}

/** Share of the points of one square of the bounds, its rim left out, that belong to things. */
function shareFilled(
  { left, top, right, bottom }: Bounds,
  things: Uint8Array,
  width: number,
  column: number,
  row: number,
  columns: number,
  rows: number,
): number {
  const w = (right - left) / columns;
  const h = (bottom - top) / rows;
  let filled = 0;
  let count = 0;
  for (let y = Math.round(top + (row + rim) * h); y < Math.round(top + (row + 1 - rim) * h); y += 1)
    for (
      let x = Math.round(left + (column + rim) * w);
      x < Math.round(left + (column + 1 - rim) * w);
      x += 1
    ) {
      filled += things[y * width + x]!;
      count += 1;
    }
  return count ? filled / count : 0;
}

const toPixels = ({ piece, rect, unit, filled }: Drawn, region: Rect, step: number): Drawn => ({
  piece,
  filled,
  unit: unit * step,
  rect: {
    x: region.x + rect.x * step,
    y: region.y + rect.y * step,
    width: rect.width * step,
    height: rect.height * step,
  },
});
