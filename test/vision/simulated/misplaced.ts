/** Drawn Puyo games whose boards are taken to be a little beside where they are. */
import type { Image, Rect } from '../../../vision/types.ts';
import { drawPuyo } from '../synthetic/puyo/puyoGame.ts';

export interface DrawnBoard {
  image: Image;
  board: Rect;
  /** Puyo that lie, garbage not counted. */
  puyo: number;
}

/** Boards of `count` drawn games on which at least so many coloured puyo lie. */
export function boardsWith(least: number, count: number, from = 1): DrawnBoard[] {
  const boards: DrawnBoard[] = [];
  for (let seed = from; boards.length < count; seed += 1) {
    const { image, label } = drawPuyo(seed);
    const puyo = label.cells.join('').replace(/[.O]/g, '').length;
    if (puyo >= least) boards.push({ image, board: label.board, puyo });
  }
  return boards;
}

/** The board so many cells further right and down. */
export const moved = ({ x, y, width, height }: Rect, dx: number, dy: number): Rect => ({
  x: x + (dx * width) / 6,
  y: y + (dy * height) / 12,
  width,
  height,
});

/** How many cells the farthest side of one board is from that of the other. */
export function apart(a: Rect, b: Rect): number {
  const across = [a.x - b.x, a.x + a.width - b.x - b.width].map((way) => (6 * Math.abs(way)) / b.width);
  const down = [a.y - b.y, a.y + a.height - b.y - b.height].map((way) => (12 * Math.abs(way)) / b.height);
  return Math.max(...across, ...down);
}
