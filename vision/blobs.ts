/** Finds pieces drawn beside a board: four squares of one size in one of the seven shapes. */
import type { Piece } from '../engine/tetris/types.ts';
import { findThings, isSame, sampleLattice, spreadAll, type Lattice } from './ground.ts';
import { kindOf } from './parts.ts';
import type { Image, Rect } from './types.ts';

/** A drawn piece. `unit` is the width of one of its squares in pixels. */
export interface Drawn {
  piece: Piece;
  rect: Rect;
  unit: number;
  /** The height of one of its squares in pixels, where they are not square. */
  tall?: number;
  /** How much of its squares is filled, 0..1. */
  filled: number;
  /** The mean colour in the middle of its squares. */
  colour?: readonly [red: number, green: number, blue: number];
}

/** The size of a board's cells in pixels, or their side where they are square. */
export type CellSize = number | { width: number; height: number };

/** Points a board cell's side. */
const pointsPerCell = 9;
/** A surface of more than so many board cells is ground, not a piece, whatever the size of the pieces. */
const largest = 7.5;
/** Boxes are at least so many board cells. */
const leastBox = 1;
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

/** In points of a lattice, with the points in the middle of its squares. */
type Found = Drawn & { middles: readonly number[] };

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The pieces drawn in `region`, next to a board with cells of `cell` pixels, which may be wider or less wide than
 * high; those cut off are left out. A surface of more than `ground` board cells is taken for the ground.
 */
export function findDrawnPieces(image: Image, region: Rect, cell: CellSize, ground = largest): Drawn[] {
  const { width: w, height: h } = typeof cell === 'number' ? { width: cell, height: cell } : cell;
  const points = Math.min(pointsPerCell, w, h);
  const lattice = sampleLattice(image, region, { x: w / points, y: h / points });
  const { width, height } = lattice;
  if (width < 4 || height < 4) return [];
  const { mask, surfaces } = findThings(lattice, ground * points * points);
  const all = { left: 0, top: 0, right: width, bottom: height };
  const found = matchGroups(mask, width, points, all);
  for (const surface of surfaces)
    if (surface.length > leastBox * points * points)
      found.push(...enclosed(surface, mask.length, width, points));
  for (const group of oneColoured(lattice, surfaces, points)) {
    const bounds = boundsOf(group, width);
    if (!fits(bounds, all, points)) continue;
    const own = new Uint8Array(mask.length);
    for (const point of group) own[point] = 1;
    const drawn = match(bounds, own, width, points);
    if (drawn) found.push(drawn);
  }
  return withoutOverlaps(found).map((drawn) => toPixels(drawn, region, lattice));
}

/** Not cut off by the edge of `within`, and no larger than a piece. */
const fits = ({ left, top, right, bottom }: Bounds, within: Bounds, points: number): boolean =>
  Math.max(right - left, bottom - top) <= 4 * mostUnit * points &&
  left > within.left &&
  top > within.top &&
  right < within.right &&
  bottom < within.bottom;

/** The pieces inside a box whose own surface is too small to be told from a piece's. */
function enclosed(surface: Int32Array, size: number, width: number, points: number): Found[] {
  const within = boundsOf(surface, width);
  const things = new Uint8Array(size);
  for (let y = within.top; y < within.bottom; y += 1)
    things.fill(1, y * width + within.left, y * width + within.right);
  for (const point of surface) things[point] = 0;
  return matchGroups(things, width, points, within);
}

/** Of drawings that overlap only the one that looks most like a piece: no bar or square, then the largest. */
function withoutOverlaps(found: readonly Found[]): Found[] {
  const isPlain = ({ piece }: Drawn): number => (piece === 'I' || piece === 'O' ? 1 : 0);
  const best = [...found].sort((a, b) => isPlain(a) - isPlain(b) || b.unit - a.unit);
  const kept: Found[] = [];
  for (const one of best) if (!kept.some(({ rect }) => overlaps(rect, one.rect))) kept.push(one);
  return kept;
}

const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Connected things, and groups of them that lie close together, wide gaps first. */
function matchGroups(mask: Uint8Array, width: number, points: number, within: Bounds): Found[] {
  const ground = mask.map((value) => 1 - value);
  const groups = spreadAll(width, mask.length / width, ground, () => true);
  const all = groups.starts
    .slice(1)
    .map((end, i) => boundsOf(groups.points.subarray(groups.starts[i]!, end), width));
  const candidates = largestOf(all.filter((bounds) => fits(bounds, within, points)));
  let parts: readonly Bounds[] = candidates.filter(
    (bounds) => !candidates.some((other) => surrounds(bounds, other)),
  );
  const found: Found[] = [];
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
function oneColoured(lattice: Lattice, surfaces: readonly Int32Array[], points: number): number[][] {
  const parts = surfaces
    .filter((surface) => surface.length > 0.04 * points * points)
    .map((surface) => ({ ...boundsOf(surface, lattice.width), surface }));
  return groupNear(largestOf(parts), 0.4 * points, (a, b) => isSame(lattice, a.surface[0]!, b.surface[0]!))
    .filter((group) => group.length < 60)
    .map((group) => group.flatMap(({ surface }) => [...surface]));
}

/** Photographs fall into thousands of parts; no screen shows so many pieces. */
const mostParts = 240;

function largestOf<T extends Bounds>(parts: readonly T[]): readonly T[] {
  if (parts.length <= mostParts) return parts;
  const area = ({ left, top, right, bottom }: Bounds): number => (right - left) * (bottom - top);
  return [...parts].sort((a, b) => area(b) - area(a)).slice(0, mostParts);
}

const surrounds = (a: Bounds, b: Bounds): boolean =>
  a.left < b.left && a.top < b.top && a.right > b.right && a.bottom > b.bottom;

function boundsOf(points: ArrayLike<number>, width: number): Bounds {
  const bounds = { left: width, top: Infinity, right: 0, bottom: 0 };
  for (let i = 0; i < points.length; i += 1) {
    const x = points[i]! % width;
    const y = Math.floor(points[i]! / width);
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
function match(bounds: Bounds, things: Uint8Array, width: number, cell: number): Found | null {
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
    const filled = Math.max(...shares);
    const full = shares.flatMap((share, i) => (share > 0.68 * filled ? [i] : []));
    const clear = shares.every((share) => share > 0.68 * filled || share < 0.16 * filled);
    const piece = clear && filled > hollow ? kindOf(full, columns) : null;
    if (!piece || !standsAlone(bounds, things, width, 0.3 * unit, 0.25)) continue;
    const middles = full.map((i) => {
      const x = bounds.left + ((i % columns) + 0.5) * (w / columns);
      const y = bounds.top + (Math.floor(i / columns) + 0.5) * (h / rows);
      return Math.floor(y) * width + Math.floor(x);
    });
    return { piece, unit, filled, middles, rect: { x: bounds.left, y: bounds.top, width: w, height: h } };
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

function toPixels({ piece, rect, unit, filled, middles }: Found, region: Rect, lattice: Lattice): Drawn {
  const { x, y } = lattice.step;
  const mean = (channel: number): number =>
    middles.reduce((sum, point) => sum + lattice.colours[point * 3 + channel]!, 0) / middles.length;
  return {
    piece,
    filled,
    unit: unit * x,
    tall: unit * y,
    colour: [mean(0), mean(1), mean(2)],
    rect: {
      x: region.x + rect.x * x,
      y: region.y + rect.y * y,
      width: rect.width * x,
      height: rect.height * y,
    },
  };
}
