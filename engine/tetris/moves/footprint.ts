import { storedRows } from '../rules/board.ts';
import { perPiece, shapes } from '../rules/pieces.ts';

/** How a shape lies in columns and rows, so that it can be dropped and placed without touching single cells. */
export interface Footprint {
  /** First column and first row of the shape's box, from its centre. */
  left: number;
  bottom: number;
  width: number;
  height: number;
  /** Lowest row of each column of the box, from the centre. */
  feet: readonly number[];
  /** Row masks from the bottom up, bit 0 = first column of the box. */
  masks: readonly number[];
}

/** `footprints[piece][turns]` */
export const footprints = perPiece((piece) => shapes[piece].map(makeFootprint));

function makeFootprint(shape: readonly (readonly [number, number])[]): Footprint {
  const [xs, ys] = [shape.map(([x]) => x), shape.map(([, y]) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const width = Math.max(...xs) - left + 1;
  const height = Math.max(...ys) - bottom + 1;
  const feet = Array.from({ length: width }, (_, column) =>
    Math.min(...shape.filter(([x]) => x === left + column).map(([, y]) => y)),
  );
  const masks = Array.from({ length: height }, (_, row) =>
    shape.reduce((mask, [x, y]) => (y === bottom + row ? mask | (1 << (x - left)) : mask), 0),
  );
  return { left, bottom, width, height, feet, masks };
}

/** Rows from the floor to the highest filled cell, for each column; answers the highest. */
export function readHeights(masks: Uint16Array, base: number, columns: number, into: Uint8Array): number {
  const full = (1 << columns) - 1;
  into.fill(0);
  let highest = 0;
  let seen = 0;
  for (let y = storedRows - 1; y >= 0 && seen !== full; y--) {
    let fresh = masks[base + y]! & ~seen;
    if (fresh === 0) continue;
    seen |= fresh;
    highest ||= y + 1;
    for (; fresh !== 0; fresh &= fresh - 1) into[31 - Math.clz32(fresh & -fresh)] = y + 1;
  }
  return highest;
}

/** The row of the centre where this shape comes to rest on these column heights. */
export function dropOnto(heights: Uint8Array, footprint: Footprint, x: number): number {
  const { left, width, feet } = footprint;
  let y = 0;
  for (let column = 0; column < width; column++) {
    const rest = heights[x + left + column]! - feet[column]!;
    if (rest > y || column === 0) y = rest;
  }
  return y;
}

/** What placing a piece did. `eroded` = rows cleared times the piece's own cells in them. */
export interface Placed {
  linesCleared: number;
  eroded: number;
}

const placed: Placed = { linesCleared: 0, eroded: 0 };

/**
 * Copies a board's rows and places a shape in them with its centre at x, y; full rows are cleared.
 * Answers the same object on every call.
 */
export function placeInto(
  from: Uint16Array,
  fromBase: number,
  into: Uint16Array,
  intoBase: number,
  columns: number,
  footprint: Footprint,
  x: number,
  y: number,
): Placed {
  for (let row = 0; row < storedRows; row++) into[intoBase + row] = from[fromBase + row]!;
  const full = (1 << columns) - 1;
  const shift = x + footprint.left;
  const bottom = intoBase + y + footprint.bottom;
  placed.linesCleared = 0;
  let ownCells = 0;
  for (let row = 0; row < footprint.height; row++) {
    const mask = footprint.masks[row]!;
    const now = into[bottom + row]! | (mask << shift);
    into[bottom + row] = now;
    if (now !== full) continue;
    placed.linesCleared++;
    for (let bits = mask; bits !== 0; bits &= bits - 1) ownCells++;
  }
  placed.eroded = placed.linesCleared * ownCells;
  if (placed.linesCleared > 0) removeFull(into, intoBase, bottom, full);
  return placed;
}

function removeFull(masks: Uint16Array, base: number, from: number, full: number): void {
  const end = base + storedRows;
  let to = from;
  for (let row = from; row < end; row++) if (masks[row] !== full) masks[to++] = masks[row]!;
  masks.fill(0, to, end);
}
