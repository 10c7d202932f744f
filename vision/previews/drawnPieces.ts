/** Finds pieces drawn beside a board: four squares of one size in one of the seven shapes. */
import type { Piece } from '../../engine/tetris/types.ts';
import { boundsOf, groupNear, surrounds, unionOf, type Bounds } from '../pixels/bounds.ts';
import { connect, link } from '../pixels/connected.ts';
import { findFaces, pieceInGrid } from './faces.ts';
import { channelOf, findBlobs, isSame, sampleLattice, type Lattice } from '../pixels/foregroundBlobs.ts';
import { kindOf } from '../cells/cellGroups.ts';
import {
  areEqual,
  isSquare,
  largestOf,
  leastUnit,
  middleOf,
  mostUnit,
  type Surface,
} from '../pixels/surfaces.ts';
import { isInWall } from './wallStones.ts';
import type { Image, Rect } from '../types.ts';

/** A drawn piece. `unit` is the width of one of its squares in pixels. */
export interface Drawn {
  piece: Piece;
  rect: Rect;
  unit: number;
  /** The height of one of its squares in pixels, if they are not square. */
  tall?: number;
  /** The filled share of its squares, 0..1. */
  filled: number;
  /** The mean colour in the middle of its squares. */
  colour?: readonly [red: number, green: number, blue: number];
  /** Drawn in a box with a grid. */
  isInGrid?: boolean;
}

/** A bar or a square, which boxes, buttons and words look like too. */
export const isPlain = ({ piece }: Pick<Drawn, 'piece'>): boolean => piece === 'I' || piece === 'O';

/** The size of a board's cells in pixels, or their side if they are square. */
export type CellSize = number | { width: number; height: number };

/** Points per side of a board cell. */
const pointsPerCell = 9;
/** A surface of more than this many board cells is background, not a piece, for any size of pieces. */
const largest = 7.5;
/** Boxes have at least this many board cells. */
const leastBox = 1;
/** Surfaces of fewer board cells are noise. */
const leastSurface = 0.04;
/** Parts of one piece may be separated by this many board cells; wide gaps are tried first. */
const gaps = [0.5, 0.25, 0.12, 0];
/** This part of a square on each side may belong to lines and shadows. */
const rim = 0.15;
/** Squares are filled to at least this share. */
const hollow = 0.3;
/** Separate squares are filled to at least this share, because letters are separate too. */
const solid = 0.85;
const shapes: readonly (readonly [columns: number, rows: number])[] = [
  [4, 1],
  [1, 4],
  [2, 2],
  [3, 2],
  [2, 3],
];

/** In points of a lattice, with the points in the middle of its squares. */
type Found = Drawn & { middles: readonly number[] };

/**
 * The pieces drawn in `region`, next to a board with cells of `cell` pixels, which may be wider or narrower than
 * high; pieces that are cut off are left out. A surface of more than `ground` board cells is treated as background.
 */
export function findDrawnPieces(image: Image, region: Rect, cell: CellSize, ground = largest): Drawn[] {
  const { width: w, height: h } = typeof cell === 'number' ? { width: cell, height: cell } : cell;
  const points = Math.min(pointsPerCell, w, h);
  const lattice = sampleLattice(image, region, { x: w / points, y: h / points });
  const { width, height } = lattice;
  if (width < 4 || height < 4) return [];
  const area = points * points;
  const { mask, surfaces } = findBlobs(lattice, ground * area, leastSurface * area);
  const all = { left: 0, top: 0, right: width, bottom: height };
  const found = matchGroups(mask, width, points, all);
  const parts = surfaces.map((surface): Surface => {
    const { left, top, right, bottom } = boundsOf(surface, width);
    return { left, top, right, bottom, surface };
  });
  const room = new Uint8Array(mask.length);
  for (const part of parts)
    if (part.surface.length > leastBox * area) found.push(...enclosed(part, room, width, points));
  for (const group of oneColoured(lattice, parts, points)) {
    const bounds = unionOf(group);
    const drawn = fits(bounds, all, points) && matchAlone(group, bounds, room, width, points);
    if (drawn) found.push(drawn);
  }
  found.push(...findFaces(lattice, parts, points));
  const free = found.filter(({ piece, middles }) => piece !== 'I' || !isInWall(lattice, middles));
  return withoutOverlaps(free).map((one) => toPixels(pieceInGrid(lattice, one) ?? one, region, lattice));
}

/** Not cut off by the edge of `within`, and not larger than a piece. */
const fits = ({ left, top, right, bottom }: Bounds, within: Bounds, points: number): boolean =>
  Math.max(right - left, bottom - top) <= 4 * mostUnit * points &&
  left > within.left &&
  top > within.top &&
  right < within.right &&
  bottom < within.bottom;

/** The pieces inside a box with a surface as small as a piece's. `room` is empty before and after. */
function enclosed(box: Surface, room: Uint8Array, width: number, points: number): Found[] {
  const fill = (value: number): void => {
    for (let y = box.top; y < box.bottom; y += 1)
      room.fill(value, y * width + box.left, y * width + box.right);
  };
  fill(1);
  for (const point of box.surface) room[point] = 0;
  const found = matchGroups(room, width, points, box);
  fill(0);
  return found;
}

/** The piece formed by these surfaces, ignoring everything else. `room` is empty before and after. */
function matchAlone(
  group: readonly Surface[],
  bounds: Bounds,
  room: Uint8Array,
  width: number,
  points: number,
): Found | null {
  for (const { surface } of group) for (const point of surface) room[point] = 1;
  const drawn = match(bounds, room, width, points);
  for (const { surface } of group) for (const point of surface) room[point] = 0;
  return drawn;
}

/** Of overlapping drawings only the one that looks most like a piece: neither bar nor square, then the largest. */
function withoutOverlaps(found: readonly Found[]): Found[] {
  const best = [...found].sort((a, b) => Number(isPlain(a)) - Number(isPlain(b)) || b.unit - a.unit);
  const kept: Found[] = [];
  for (const one of best) if (!kept.some(({ rect }) => overlaps(rect, one.rect))) kept.push(one);
  return kept;
}

const overlaps = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** Connected things, and groups of things that are close together, wide gaps first. */
function matchGroups(mask: Uint8Array, width: number, points: number, within: Bounds): Found[] {
  const all = partsWithin(mask, width, within);
  const candidates = largestOf(all.filter((bounds) => fits(bounds, within, points)));
  let parts: readonly Bounds[] = candidates.filter(
    (bounds) => !candidates.some((other) => surrounds(bounds, other)),
  );
  const found: Found[] = [];
  for (const squares of fourSquares(parts, gaps[0]! * points)) {
    const drawn = matchSquares(squares, mask, width, points);
    if (!drawn) continue;
    found.push(drawn);
    parts = parts.filter((part) => !squares.includes(part));
  }
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

/** Groups of exactly four squares of one size, ignoring everything else: a frame may be as close as they are. */
const fourSquares = (parts: readonly Bounds[], gap: number): Bounds[][] =>
  groupNear(parts.filter(isSquare), gap, areEqual).filter((group) => group.length === 4);

/** The piece formed by four squares; letters are hardly ever as solid. */
function matchSquares(
  squares: readonly Bounds[],
  mask: Uint8Array,
  width: number,
  points: number,
): Found | null {
  const alone = new Uint8Array(mask.length);
  for (const { left, top, right, bottom } of squares)
    for (let y = top; y < bottom; y += 1)
      alone.set(mask.subarray(y * width + left, y * width + right), y * width + left);
  const drawn = match(unionOf(squares), alone, width, points);
  return drawn && drawn.filled > solid ? drawn : null;
}

/** The connected things within some bounds. */
function partsWithin(mask: Uint8Array, width: number, { left, top, right, bottom }: Bounds): Bounds[] {
  const wide = right - left;
  const links = new Uint8Array(wide * (bottom - top));
  for (let y = top, to = 0; y < bottom; y += 1)
    for (let i = y * width + left, end = i + wide; i < end; i += 1, to += 1)
      if (mask[i])
        links[to] =
          link.present |
          (i > end - wide && mask[i - 1] ? link.left : 0) |
          (y > top && mask[i - width] ? link.above : 0);
  const { points, starts } = connect(links, wide);
  return Array.from({ length: starts.length - 1 }, (_, i) => {
    const local = boundsOf(points.subarray(starts[i]!, starts[i + 1]!), wide);
    return {
      left: local.left + left,
      top: local.top + top,
      right: local.right + left,
      bottom: local.bottom + top,
    };
  });
}

/** Surfaces of one piece are this close together, in board cells. */
const closeBy = 0.4;

/** Surfaces of one colour that are close together: a piece that touches something else. */
const oneColoured = (lattice: Lattice, parts: readonly Surface[], points: number): Surface[][] =>
  groupNear(largestOf(parts), closeBy * points, (a, b) => isSame(lattice, middleOf(a), middleOf(b))).filter(
    (group) => group.length < 60,
  );

/** Logarithm of a square's width by its height up to which it is a square: bars are measured less exactly. */
const mostSkew = { square: 0.15, other: 0.24 };
/** Relative to the fullest square: a square of the piece is filled at least this much, one beside it at most. */
const shareFull = 0.68;
const shareClear = 0.16;
/** In a ring of this many squares around a piece, at most this share belongs to other things. */
const ring = { wide: 0.3, mostFilled: 0.25 };

/** The shape whose squares are filled: all about equally, and the others hardly. */
function match(bounds: Bounds, things: Uint8Array, width: number, cell: number): Found | null {
  const w = bounds.right - bounds.left;
  const h = bounds.bottom - bounds.top;
  for (const [columns, rows] of shapes) {
    const unit = Math.sqrt((w / columns) * (h / rows));
    if (unit < leastUnit * cell || unit > mostUnit * cell) continue;
    const skew = Math.abs(Math.log(w / columns / (h / rows)));
    if (skew > (columns === rows ? mostSkew.square : mostSkew.other)) continue;
    const shares = Array.from({ length: columns * rows }, (_, i) =>
      shareFilled(bounds, things, width, i % columns, Math.floor(i / columns), columns, rows),
    );
    const filled = Math.max(...shares);
    const full = shares.flatMap((share, i) => (share > shareFull * filled ? [i] : []));
    const clear = shares.every((share) => share > shareFull * filled || share < shareClear * filled);
    const piece = clear && filled > hollow ? kindOf(full, columns) : null;
    if (!piece || !standsAlone(bounds, things, width, ring.wide * unit, ring.mostFilled)) continue;
    const middles = full.map((i) => {
      const x = bounds.left + ((i % columns) + 0.5) * (w / columns);
      const y = bounds.top + (Math.floor(i / columns) + 0.5) * (h / rows);
      return Math.floor(y) * width + Math.floor(x);
    });
    return { piece, unit, filled, middles, rect: { x: bounds.left, y: bounds.top, width: w, height: h } };
  }
  return null;
}

/** Hardly anything else is within `ring` points around the bounds, so it is not a stone of a wall. */
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

/** Share of the points of one square of the bounds, without its rim, that belong to things. */
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

function toPixels({ rect, unit, middles, ...one }: Found, region: Rect, lattice: Lattice): Drawn {
  const { x, y } = lattice.step;
  const mean = (channel: number): number =>
    middles.reduce((sum, point) => sum + channelOf(lattice, point, channel), 0) / middles.length;
  return {
    ...one,
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
