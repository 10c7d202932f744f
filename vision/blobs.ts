/** Finds pieces drawn beside a board: four squares of one size in one of the seven shapes. */
import type { Piece } from '../engine/tetris/types.ts';
import { kindOf } from './pieces.ts';
import type { Image, Rect } from './types.ts';

/** A drawn piece. `unit` is the side of one of its squares in pixels. */
export interface Drawn {
  piece: Piece;
  rect: Rect;
  unit: number;
}

/** Points a board cell's side; the region is looked at on a lattice of such points. */
const pointsPerCell = 9;
/** Neighbouring points this much alike belong to one surface. */
const smooth = 14;
/** A surface of more than so many board cells is a background, not a piece. */
const largest = 7.5;
const shapes: readonly (readonly [columns: number, rows: number])[] = [
  [4, 1],
  [1, 4],
  [2, 2],
  [3, 2],
  [2, 3],
];

/** The pieces drawn in `region`, with squares of about 0.35 to 1.3 of `cell` pixels. */
export function findDrawnPieces(image: Image, region: Rect, cell: number): Drawn[] {
  const step = Math.max(1, cell / pointsPerCell);
  const width = Math.floor(region.width / step);
  const height = Math.floor(region.height / step);
  if (width < 4 || height < 4) return [];
  const points = samplePoints(image, region, step, width, height);
  const ground = findGround(points, width, height, (largest * cell * cell) / (step * step));
  const found: Drawn[] = [];
  for (const blob of findBlobs(ground, width, height)) {
    const drawn = match(blob, ground, width, cell / step);
    if (drawn) found.push(toPixels(drawn, region, step));
  }
  return found;
}

function samplePoints(image: Image, region: Rect, step: number, width: number, height: number): Uint8Array {
  const points = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    const py = Math.min(image.height - 1, Math.max(0, Math.round(region.y + (y + 0.5) * step)));
    for (let x = 0; x < width; x += 1) {
      const px = Math.min(image.width - 1, Math.max(0, Math.round(region.x + (x + 0.5) * step)));
      const from = (py * image.width + px) * 4;
      const to = (y * width + x) * 3;
      points[to] = image.data[from]!;
      points[to + 1] = image.data[from + 1]!;
      points[to + 2] = image.data[from + 2]!;
    }
  }
  return points;
}

/** 1 where a point belongs to a large smooth surface. */
function findGround(points: Uint8Array, width: number, height: number, least: number): Uint8Array {
  const ground = new Uint8Array(width * height);
  const seen = new Uint8Array(width * height);
  const near = (a: number, b: number): boolean =>
    Math.abs(points[a * 3]! - points[b * 3]!) < smooth &&
    Math.abs(points[a * 3 + 1]! - points[b * 3 + 1]!) < smooth &&
    Math.abs(points[a * 3 + 2]! - points[b * 3 + 2]!) < smooth;
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start]) continue;
    const area = spread(start, width, height, seen, near);
    if (area.length >= least) for (const point of area) ground[point] = 1;
  }
  return ground;
}

/** Everything that can be reached from `start` over neighbours that `joins` allows. */
function spread(
  start: number,
  width: number,
  height: number,
  seen: Uint8Array,
  joins: (a: number, b: number) => boolean,
): number[] {
  const reached = [start];
  seen[start] = 1;
  for (let i = 0; i < reached.length; i += 1) {
    const point = reached[i]!;
    const x = point % width;
    for (const next of [point - width, point + width, x > 0 ? point - 1 : -1, x < width - 1 ? point + 1 : -1])
      if (next >= 0 && next < width * height && !seen[next] && joins(point, next)) {
        seen[next] = 1;
        reached.push(next);
      }
  }
  return reached;
}

interface Blob {
  left: number;
  top: number;
  right: number;
  bottom: number;
  area: number;
}

/** Connected parts of what is not ground, with their bounds. */
function findBlobs(ground: Uint8Array, width: number, height: number): Blob[] {
  const seen = Uint8Array.from(ground);
  const found: Blob[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    if (seen[start]) continue;
    const area = spread(start, width, height, seen, () => true);
    const blob = { left: width, top: height, right: 0, bottom: 0, area: area.length };
    for (const point of area) {
      blob.left = Math.min(blob.left, point % width);
      blob.right = Math.max(blob.right, (point % width) + 1);
      blob.top = Math.min(blob.top, Math.floor(point / width));
      blob.bottom = Math.max(blob.bottom, Math.floor(point / width) + 1);
    }
    found.push(blob);
  }
  return found;
}

/** The shape whose squares the blob fills: full ones well, the others hardly. */
function match(blob: Blob, ground: Uint8Array, width: number, cell: number): Drawn | null {
  const w = blob.right - blob.left;
  const h = blob.bottom - blob.top;
  for (const [columns, rows] of shapes) {
    const unit = Math.sqrt((w / columns) * (h / rows));
    if (unit < 0.35 * cell || unit > 1.35 * cell) continue;
    if (Math.abs(Math.log(w / columns / (h / rows))) > 0.22) continue;
    const full: number[] = [];
    let clear = true;
    for (let i = 0; i < columns * rows; i += 1) {
      const share = shareFilled(blob, ground, width, i % columns, Math.floor(i / columns), columns, rows);
      if (share > 0.72) full.push(i);
      else if (share > 0.25) clear = false;
    }
    const piece = clear ? kindOf(full, columns) : null;
    if (piece) return { piece, unit, rect: { x: blob.left, y: blob.top, width: w, height: h } };
  }
  return null;
}

/** Share of the points of one square of the blob that are not ground. */
function shareFilled(
  blob: Blob,
  ground: Uint8Array,
  width: number,
  column: number,
  row: number,
  columns: number,
  rows: number,
): number {
  const w = (blob.right - blob.left) / columns;
  const h = (blob.bottom - blob.top) / rows;
  let filled = 0;
  let count = 0;
  for (let y = Math.round(blob.top + row * h); y < Math.round(blob.top + (row + 1) * h); y += 1)
    for (let x = Math.round(blob.left + column * w); x < Math.round(blob.left + (column + 1) * w); x += 1) {
      filled += 1 - ground[y * width + x]!;
      count += 1;
    }
  return count ? filled / count : 0;
}

const toPixels = ({ piece, rect, unit }: Drawn, region: Rect, step: number): Drawn => ({
  piece,
  unit: unit * step,
  rect: {
    x: region.x + rect.x * step,
    y: region.y + rect.y * step,
    width: rect.width * step,
    height: rect.height * step,
  },
});
