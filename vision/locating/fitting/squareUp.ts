/** Moves a grid's sides to where its cells are most even. */
import type { PicturePixels } from '../../space.ts';
import type { Grid, Rect } from '../../types.ts';
import type { ColourSums } from '../measures/ColourSums.ts';
import { noise, spreadOf } from '../measures/evenness.ts';

/** A side moves by at most this part of a cell. */
const reach = 0.4;
/** The steps of the sides, in parts of a cell, one after another. */
const steps = [0.16, 0.08, 0.04, 0.02];
/** The cost of moving a side by a cell, in evenness. */
const cost = 0.16;
/** A step that helped is repeated up to this many times. */
const rounds = 6;

/** The sides that are moved, by how much: one side, both opposite ones, or the whole board. */
const moves: readonly Rect[] = [
  { x: 1, y: 0, width: -1, height: 0 },
  { x: 0, y: 0, width: 1, height: 0 },
  { x: 1, y: 0, width: 0, height: 0 },
  { x: 0, y: 1, width: 0, height: -1 },
  { x: 0, y: 0, width: 0, height: 1 },
  { x: 0, y: 1, width: 0, height: 0 },
].flatMap((move) => [move, { x: -move.x, y: -move.y, width: -move.width, height: -move.height }]);

/**
 * The grid with its sides where the cells are more even inside, as far as that outweighs the cost. A frame inside the
 * grid makes cells less even, so that empty boards stay at their place.
 */
export function squareUp<In extends PicturePixels>(grid: Grid<In>, sums: ColourSums): Grid<In> {
  const { board: from, columns, rows } = grid;
  const [w, h] = [from.width / columns, from.height / rows];
  const scale = spreadOf(sums, from, columns, rows).whole + noise;
  const valueOf = (board: Rect<PicturePixels>): number => {
    const [most, all] = wayOf(from, board, w, h);
    if (most > reach) return -Infinity;
    return -spreadOf(sums, board, columns, rows).within / scale - cost * all;
  };
  let best: { board: Rect<PicturePixels>; value: number } = { board: from, value: valueOf(from) };
  for (const step of steps) {
    const [across, down] = [Math.max(1, step * w), Math.max(1, step * h)];
    for (let round = 0; round < rounds; round += 1) {
      const before = best;
      for (const move of moves) {
        const board = moved(best.board, move, across, down);
        const value = valueOf(board);
        if (value > best.value) best = { board, value };
      }
      if (best === before) break;
    }
  }
  return { ...grid, board: best.board as Rect<In> };
}

const moved = (
  board: Rect<PicturePixels>,
  move: Rect,
  across: number,
  down: number,
): Rect<PicturePixels> => ({
  x: board.x + move.x * across,
  y: board.y + move.y * down,
  width: board.width + move.width * across,
  height: board.height + move.height * down,
});

/** The distance that the sides have moved, in cells: the farthest, and all four together. */
function wayOf(
  from: Rect<PicturePixels>,
  to: Rect<PicturePixels>,
  w: number,
  h: number,
): [most: number, all: number] {
  const ways = [
    (to.x - from.x) / w,
    (to.x + to.width - from.x - from.width) / w,
    (to.y - from.y) / h,
    (to.y + to.height - from.y - from.height) / h,
  ].map(Math.abs);
  return [Math.max(...ways), ways.reduce((sum, way) => sum + way)];
}
