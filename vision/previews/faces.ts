/**
 * Finds pieces by the colours of their squares: four separate ones with bright faces, even if frames touch their rims, or
 * four in a box with a grid.
 */
import type { Piece } from '../../engine/tetris/types.ts';
import { groupNear, type Bounds } from '../pixels/bounds.ts';
import { isSame, type Lattice } from '../pixels/foregroundBlobs.ts';
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
import type { Rect } from '../types.ts';

/** Faces of blocks: their least width in board cells, their least filled share, and the greatest distance between them. */
const leastFace = 0.25;
const leastSolid = 0.7;
const mostApart = 0.7;
/** The filled share that a block counts with, whatever the size of its face. */
const facesFill = 0.8;

/** A piece in points of a lattice, with the points in the middle of its squares. */
export interface Faces {
  piece: Piece;
  rect: Rect;
  unit: number;
  filled: number;
  middles: readonly number[];
  isInGrid?: boolean;
}

/** The pieces among smooth surfaces on a lattice with this many points per side of a board cell. */
export function findFaces(lattice: Lattice, parts: readonly Surface[], points: number): Faces[] {
  const groups = groupNear(
    largestOf(parts.filter((part) => isFace(part, points))),
    mostApart * points,
    (a, b) => areEqual(a, b) && isSame(lattice, middleOf(a), middleOf(b)),
  );
  return groups.flatMap((group) =>
    group.length === 4 && !isCutOff(group, lattice) ? matchFaces(group, lattice.width, points) : [],
  );
}

/** The edge may cut off a part of these. */
const isCutOff = (group: readonly Surface[], { width, height }: Lattice): boolean =>
  group.some(
    ({ left, top, right, bottom }) => left === 0 || top === 0 || right === width || bottom === height,
  );

function isFace(part: Surface, points: number): boolean {
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  const isEven = Math.abs(width - height) <= 1 || isSquare(part);
  return isEven && width >= leastFace * points && part.surface.length >= leastSolid * width * height;
}

/** The piece whose squares have these faces in their middles; empty if they are not evenly spaced. */
function matchFaces(faces: readonly Surface[], width: number, points: number): Faces[] {
  const middles = faces.map(middleOfBounds);
  const [x, y] = [Math.min(...middles.map(([u]) => u)), Math.min(...middles.map(([, v]) => v))];
  const unit = Math.min(...middles.flatMap(([u, v]) => [u - x, v - y]).filter((gap) => gap > 1));
  if (unit <= leastUnit * points || unit >= mostUnit * points) return [];
  const places = middles.map(([u, v]) => [Math.round((u - x) / unit), Math.round((v - y) / unit)] as const);
  const isOff = (at: number, place: number): boolean => Math.abs(at - place * unit) > 1;
  if (middles.some(([u, v], i) => isOff(u - x, places[i]![0]) || isOff(v - y, places[i]![1]))) return [];
  const cells = places.map(([u, v]) => v * mostSquares + u);
  const piece = kindOf(cells, mostSquares);
  if (!piece) return [];
  const columns = 1 + Math.max(...places.map(([u]) => u));
  const rows = 1 + Math.max(...places.map(([, v]) => v));
  const rect = { x: x - unit / 2, y: y - unit / 2, width: columns * unit, height: rows * unit };
  const inside = middles.map(([u, v]) => Math.floor(v) * width + Math.floor(u));
  return [{ piece, unit, filled: facesFill, middles: inside, rect }];
}

/** The most squares of a piece along a side, and the squares along one of a box with a grid. */
const mostSquares = 4;

/** The piece that four squares of one colour form in a box of `mostSquares` by `mostSquares`; null if it is no such box. */
export function pieceInGrid(lattice: Lattice, { piece: outline, rect, filled }: Faces): Faces | null {
  if (outline !== 'O') return null;
  const middles = gridMiddles(rect, lattice.width);
  const alike = middles.map((middle) =>
    [...middles.keys()].filter((i) => isSame(lattice, middle, middles[i]!)),
  );
  const cells = alike.find(({ length }) => length === 4) ?? [];
  const isGrid = alike.every(({ length }, i) => length === (cells.includes(i) ? 4 : middles.length - 4));
  const piece = isGrid ? kindOf(cells, mostSquares) : null;
  const inside = cells.map((i) => middles[i]!);
  const unit = rect.width / mostSquares;
  return piece && { piece, rect: partOf(rect, cells), unit, filled, middles: inside, isInGrid: true };
}

/** The points in the middle of a grid's squares. */
const gridMiddles = ({ x, y, width, height }: Rect, wide: number): number[] =>
  Array.from({ length: mostSquares ** 2 }, (_, i) => {
    const [column, row] = [i % mostSquares, Math.floor(i / mostSquares)];
    const [u, v] = [x + ((column + 0.5) * width) / mostSquares, y + ((row + 0.5) * height) / mostSquares];
    return Math.floor(v) * wide + Math.floor(u);
  });

/** The bounds of some squares of a grid. */
function partOf({ x, y, width, height }: Rect, squares: readonly number[]): Rect {
  const [columns, rows] = [
    squares.map((i) => i % mostSquares),
    squares.map((i) => Math.floor(i / mostSquares)),
  ];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  const [wide, high] = [Math.max(...columns) - left + 1, Math.max(...rows) - top + 1];
  const [across, down] = [width / mostSquares, height / mostSquares];
  return { x: x + left * across, y: y + top * down, width: wide * across, height: high * down };
}

const middleOfBounds = ({ left, right, top, bottom }: Bounds): readonly [x: number, y: number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];
