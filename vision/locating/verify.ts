/** A cheap check that a board is still at its place. */
import type { Image, Layout, Rect } from '../types.ts';

/**
 * The distances of frames from the board in cells, at the sides and above and below: in the middle of a character (a
 * cell is two characters wide and one high), or thick.
 */
const margins: readonly (readonly [across: number, down: number])[] = [
  [0, 0],
  [0.25, 0.47],
  [0.5, 0.5],
];
/** Points a side, and a line between cells. */
const points = 32;
/** A change of less than this is not an edge. */
const edge = 8;
/** Edges may be this many pixels beside their place in the layout. */
const sway = 2;
/** This share of a side, or of the edges on the cells' lines, is as good as all of it. */
const enough = 0.6;

/**
 * 0..1: how well the picture's edges still fit: the board's sides, or those of a frame around it (the clearest three,
 * as a well may be open), or the lines between the cells if the sides are not drawn. Examines a few thousand pixels.
 */
export function verify(image: Image, layout: Layout): number {
  let most = 0;
  for (const [across, down] of margins) {
    most = Math.max(most, frameShare(image, layout, across, down));
    if (most >= enough) return 1;
  }
  return Math.min(1, Math.max(most, linesShare(image, layout)) / enough);
}

export const sides = ['top', 'bottom', 'left', 'right'] as const;
type Side = (typeof sides)[number];

/** 0..1: how much of a side is visible, at the board or at a frame around it, whichever is clearer. */
export function sideShown(image: Image, layout: Layout, side: Side): number {
  return Math.max(...margins.map(([across, down]) => sideShare(image, layout, side, across, down)));
}

/** The visible share of three sides of a frame this many cells outside the board. */
function frameShare(image: Image, layout: Layout, across: number, down: number): number {
  const shares = sides.map((side) => sideShare(image, layout, side, across, down)).sort((a, b) => b - a);
  return (shares[0]! + shares[1]! + shares[2]!) / 3;
}

/** The visible share of one side of a frame this many cells outside the board. */
function sideShare(
  image: Image,
  { board, columns, rows }: Layout,
  side: Side,
  across: number,
  down: number,
): number {
  const [dx, dy] = [(across * board.width) / columns, (down * board.height) / rows];
  const [x, y] = [board.x - dx, board.y - dy];
  const [width, height] = [board.width + 2 * dx, board.height + 2 * dy];
  if (side === 'left' || side === 'right')
    return lineShare(image, side === 'left' ? x : x + width, y, 0, height);
  return lineShare(image, x, side === 'top' ? y : y + height, width, 0);
}

/** The share of the points from (x, y) to (x + dx, y + dy) with an edge across that direction. */
function lineShare(image: Image, x: number, y: number, dx: number, dy: number): number {
  let found = 0;
  for (let i = 0; i < points; i += 1) {
    const at = (i + 0.5) / points;
    if (edgeNear(image, Math.round(x + dx * at), Math.round(y + dy * at), dx === 0)) found += 1;
  }
  return found / points;
}

function edgeNear(image: Image, x: number, y: number, across: boolean): boolean {
  for (let d = -sway; d <= sway; d += 1)
    if (across ? isEdge(image, x + d, y, 1, 0) : isEdge(image, x, y + d, 0, 1)) return true;
  return false;
}

/** The pixel differs from its previous neighbour; the picture's own border is an edge. */
function isEdge({ width, height, data }: Image, x: number, y: number, dx: number, dy: number): boolean {
  if (dx && (x <= 0 || x >= width)) return true;
  if (dy && (y <= 0 || y >= height)) return true;
  if (x < 0 || y < 0 || x >= width || y >= height) return false;
  const i = (y * width + x) * 4;
  const j = ((y - dy) * width + x - dx) * 4;
  return (
    Math.abs(data[i]! - data[j]!) > edge ||
    Math.abs(data[i + 1]! - data[j + 1]!) > edge ||
    Math.abs(data[i + 2]! - data[j + 2]!) > edge
  );
}

/** The share of the edges on the cells' lines, of those on and halfway between them, beyond an even split. */
function linesShare(image: Image, { board, columns, rows }: Layout): number {
  const on = countEdges(image, board, columns, rows, 0);
  const between = countEdges(image, board, columns, rows, 0.5);
  return on + between < 8 ? 0 : Math.max(0, (on - between) / (on + between));
}

function countEdges(image: Image, board: Rect, columns: number, rows: number, shift: number): number {
  const w = board.width / columns;
  const h = board.height / rows;
  let count = 0;
  for (let row = 0; row < rows; row += 1)
    for (let column = 1; column < columns; column += 1) {
      const x = Math.round(board.x + (column + shift) * w);
      const y = Math.round(board.y + (row + 0.5) * h);
      for (let d = -1; d <= 1; d += 1) if (isEdge(image, x + d, y, 1, 0)) count += 1;
    }
  return count;
}
