/** Moves a board that was found a little beside its cells to where its puyo stand in their cells. */
import type { Image, Rect } from '../types.ts';
import { lookOnce } from './field.ts';
import { sampleBoard, type PuyoGrid } from './lattice.ts';

/** With fewer unclear cells than this the board stands well: a pair between rows makes three of them unclear. */
const wellPlaced = 3.2;
/** Boards are moved by so much of a cell at a time, so many times at most. */
const step = 0.1;
const mostSteps = 3;
/** A move must clear up this many cells to count. */
const gain = 0.4;

/** The board, moved by a fraction of a cell where that makes its cells clearer. */
export function alignBoard(image: Image, grid: PuyoGrid): Rect {
  let best = grid.board;
  let least = unclear(image, grid, best);
  for (let i = 0; i < mostSteps && least > wellPlaced; i += 1) {
    const from = best;
    const before = least;
    for (const [dx, dy] of directions) {
      const board = moved(from, grid, dx, dy);
      const value = unclear(image, grid, board);
      if (value < least - gain) [best, least] = [board, value];
    }
    if (least === before) break;
  }
  return best;
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

/** How many cells could as well be something else; a puyo half in a cell counts whole. */
function unclear(image: Image, { columns, rows }: PuyoGrid, board: Rect): number {
  const chances = lookOnce(sampleBoard(image, board, columns, rows), columns, rows, null);
  let total = 0;
  for (let i = 0; i < chances.length; i += 4)
    total += 1 - Math.max(chances[i]!, chances[i + 1]!, chances[i + 2]!);
  return total;
}
