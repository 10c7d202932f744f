/** Moves a board that was found a little beside its cells to where its puyo stand in their cells. */
import type { Image, Rect } from '../types.ts';
import { lookOnce } from './field.ts';
import { sampleBoard, type Lattice, type PuyoGrid } from './lattice.ts';
import { chancesAt, contents } from './sprites.ts';
import { placeOfCell } from './window.ts';

/** With fewer unclear cells than this the board stands well: a pair between rows makes three of them unclear. */
const wellPlaced = 3.2;
/** Boards are moved by so much of a cell at a time, so many times at most. */
const step = 0.1;
const mostSteps = 3;
/** A move must clear up this many cells to count. */
const gain = 0.4;

/** A board where its cells are clearest, and what the first look at it there shows. */
export interface Aligned {
  board: Rect;
  lattice: Lattice;
  /** As of `lookOnce`, without a backdrop. */
  chances: Float32Array;
}

/** The board, moved by a fraction of a cell where that makes its cells clearer. */
export const alignBoard = (image: Image, grid: PuyoGrid): Rect => lookAligned(image, grid).board;

export function lookAligned(image: Image, grid: PuyoGrid): Aligned {
  const { columns, rows } = grid;
  const lattice = sampleBoard(image, grid.board, columns, rows);
  const chances = lookOnce(lattice, columns, rows, null);
  let best: Tried = { board: grid.board, lattice, chances, unclear: total(chances) };
  for (let i = 0; i < mostSteps && best.unclear > wellPlaced; i += 1) {
    const from = best;
    const order = leastClearFirst(from.chances);
    for (const [dx, dy] of directions)
      best = lookAt(image, grid, moved(from.board, grid, dx, dy), order, best.unclear - gain) ?? best;
    if (best === from) break;
  }
  return best;
}

interface Tried extends Aligned {
  unclear: number;
}

/** The look at a board that stands here, cell by cell; null as soon as no fewer than `limit` cells are unclear. */
function lookAt(
  image: Image,
  { columns, rows }: PuyoGrid,
  board: Rect,
  order: readonly number[],
  limit: number,
): Tried | null {
  const lattice = sampleBoard(image, board, columns, rows);
  const chances = new Float32Array(order.length * kinds);
  let sum = 0;
  for (const cell of order) {
    const place = placeOfCell(cell % columns, Math.floor(cell / columns), columns);
    chances.set(chancesAt(lattice, place, null), cell * kinds);
    sum += unclear(chances, cell);
    if (sum >= limit) return null;
  }
  return { board, lattice, chances, unclear: sum };
}

/** Where most is to be gained, it shows first that nothing is. */
function leastClearFirst(chances: Float32Array): number[] {
  const cells = Array.from({ length: chances.length / kinds }, (_, cell) => cell);
  return cells.sort((a, b) => unclear(chances, b) - unclear(chances, a));
}

const directions = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

const moved = (board: Rect, { columns, rows }: PuyoGrid, dx: number, dy: number): Rect => ({
  ...board,
  x: board.x + (dx * step * board.width) / columns,
  y: board.y + (dy * step * board.height) / rows,
});

/** How much a cell could as well be something else; half a puyo in it counts whole. */
const unclear = (chances: Float32Array, cell: number): number =>
  1 - Math.max(chances[cell * kinds]!, chances[cell * kinds + 1]!, chances[cell * kinds + 2]!);

function total(chances: Float32Array): number {
  let sum = 0;
  for (let cell = 0; cell * kinds < chances.length; cell += 1) sum += unclear(chances, cell);
  return sum;
}

const kinds = contents.length;
