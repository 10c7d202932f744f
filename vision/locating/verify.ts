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

/** The visible shares of the left, right, upper and lower side. 0..1 each. */
export type SideShares = [left: number, right: number, top: number, bottom: number];

/** How much of each side is visible, at the board or at a frame around it, whichever is clearer. */
export function sidesShown(image: Image, layout: Layout): SideShares {
  const frames = margins.map(([across, down]) => sideShares(image, layout, across, down));
  const clearest = (side: number) => Math.max(...frames.map((shares) => shares[side]!));
  return [clearest(0), clearest(1), clearest(2), clearest(3)];
}

/** The visible share of three sides of a frame this many cells outside the board. */
function frameShare(image: Image, layout: Layout, across: number, down: number): number {
  const sides = sideShares(image, layout, across, down).sort((a, b) => b - a);
  return (sides[0]! + sides[1]! + sides[2]!) / 3;
}

function sideShares(
  image: Image,
  { board, columns, rows }: Layout,
  across: number,
  down: number,
): SideShares {
  const [dx, dy] = [(across * board.width) / columns, (down * board.height) / rows];
  const [x, y] = [board.x - dx, board.y - dy];
  const [width, height] = [board.width + 2 * dx, board.height + 2 * dy];
  return [
    sideShare(image, x, y, 0, height),
    sideShare(image, x + width, y, 0, height),
    sideShare(image, x, y, width, 0),
    sideShare(image, x, y + height, width, 0),
  ];
}

/** The share of the points from (x, y) to (x + dx, y + dy) with an edge across that direction. */
function sideShare(image: Image, x: number, y: number, dx: number, dy: number): number {
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
