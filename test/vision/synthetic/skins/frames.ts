/** What stands around a board. A well may be open at the top. */
import type { Image, Rect } from '../../../../vision/types.ts';
import type { BoardStyle } from './boards.ts';
import { disc, fill, grey, grow, mix, outline, type Colour } from '../drawing/paint.ts';
import { distance, leastContrast } from '../drawing/palettes.ts';
import type { Chance } from '../drawing/random.ts';

/** A cell of the board, in pixels. */
export interface CellSize {
  w: number;
  h: number;
}

interface Wall {
  image: Image;
  board: Rect;
  cell: CellSize;
  colour: Colour;
  chance: Chance;
}

const black = grey(0);
const white = grey(255);

function line({ image, board, colour, cell, chance }: Wall): void {
  const pen = Math.max(1, Math.round(cell.w * chance.of([0.03, 0.06, 0.12])));
  const gap = chance.of([0, 0, 0, 1, 2]);
  outline(image, grow(board, gap + pen), pen, colour);
  if (chance.is(0.25)) outline(image, grow(board, gap + 3 * pen), pen, colour);
}

function thick({ image, board, colour, cell, chance }: Wall): void {
  const size = Math.max(2, Math.round(cell.w * chance.between(0.15, 0.9)));
  outline(image, grow(board, size), size, colour);
  if (chance.is(0.5))
    outline(image, grow(board, size), Math.max(1, Math.round(size / 3)), mix(colour, black, 0.4));
  if (chance.is(0.3)) outline(image, grow(board, 1), 1, mix(colour, white, 0.5));
}

/** Left, right and floor only. */
function open({ image, board, colour, cell, chance }: Wall): void {
  const t = Math.max(1, Math.round(cell.w * chance.of([0.05, 0.1, 0.3, 1])));
  const { x, y, width, height } = board;
  fill(image, { x: x - t, y, width: t, height: height + t }, colour);
  fill(image, { x: x + width, y, width: t, height: height + t }, colour);
  fill(image, { x, y: y + height, width, height: t }, colour);
}

/** Walls and floor (sometimes a ceiling) of squares that look like blocks. */
function bricks({ image, board, cell, colour, chance }: Wall): void {
  const { w, h } = cell;
  const rows = Math.round(board.height / h);
  const columns = Math.round(board.width / w);
  const rim = chance.of([0.35, 0.6]);
  const brick = (column: number, row: number): void => {
    const rect = { x: board.x + column * w, y: board.y + row * h, width: w, height: h };
    fill(image, rect, mix(colour, black, rim));
    fill(image, grow(rect, -Math.max(1, Math.round(w * 0.08))), colour);
  };
  const top = chance.is(0.5) ? -1 : 0;
  for (let row = top; row <= rows; row += 1) for (const column of [-1, columns]) brick(column, row);
  for (let column = 0; column < columns; column += 1)
    for (const row of top < 0 ? [-1, rows] : [rows]) brick(column, row);
}

/** A wall of small bricks in running bond. */
function masonry({ image, board, cell, colour, chance }: Wall): void {
  const size = Math.round(cell.w * chance.between(0.6, 1.2));
  const course = Math.max(3, Math.round(size / chance.of([2, 3])));
  const around = grow(board, size);
  for (const x of [around.x, board.x + board.width]) {
    fill(image, { ...around, x, width: size }, mix(colour, black, 0.6));
    for (let y = around.y, row = 0; y < around.y + around.height; y += course, row += 1) {
      const split = row % 2 ? size / 2 : size;
      fill(image, { x: x + 1, y: y + 1, width: split - 1, height: course - 1 }, colour);
      if (row % 2) fill(image, { x: x + split + 1, y: y + 1, width: split - 1, height: course - 1 }, colour);
    }
  }
  if (chance.is(0.7))
    fill(image, { ...board, y: board.y + board.height, height: size }, mix(colour, black, 0.3));
}

function rounded({ image, board, cell, colour, chance }: Wall): void {
  const size = Math.max(3, Math.round(cell.w * chance.between(0.2, 0.8)));
  const { x, y, width, height } = grow(board, size);
  for (const cx of [x + size, x + width - size])
    for (const cy of [y + size, y + height - size]) disc(image, cx, cy, size, colour);
  fill(image, { x: x + size, y, width: width - 2 * size, height }, colour);
  fill(image, { x, y: y + size, width, height: height - 2 * size }, colour);
}

function glow({ image, board, cell, colour, chance }: Wall): void {
  const size = Math.round(cell.w * chance.between(0.3, 0.9));
  for (let i = size; i > 1; i -= 1) outline(image, grow(board, i), 1, colour, (1 - i / size) ** 2 * 0.7);
  outline(image, grow(board, 2), 2, mix(colour, white, 0.3));
}

function bevelled({ image, board, cell, colour }: Wall): void {
  const size = Math.max(2, Math.round(cell.w * 0.15));
  outline(image, grow(board, 2 * size), size, mix(colour, white, 0.4));
  outline(image, grow(board, size), size, mix(colour, black, 0.4));
}

const none = (): void => {};

const frames = [
  line,
  line,
  line,
  thick,
  thick,
  open,
  bricks,
  bricks,
  masonry,
  rounded,
  glow,
  bevelled,
  none,
  none,
];

export interface FrameOptions {
  /** A colour to use instead of a random one. */
  wall?: Colour;
  /** What is around the board: where it looks like an empty cell, there is always a frame. */
  panel?: Colour;
}

/** Draws something around the board, or nothing. */
export function drawFrame(
  image: Image,
  board: Rect,
  cell: CellSize,
  style: BoardStyle,
  chance: Chance,
  { wall, panel }: FrameOptions = {},
): void {
  const plain = mix(style.base, style.light ? black : white, chance.between(0.25, 1));
  const needed = panel !== undefined && !style.marked && distance(panel, style.base) < leastContrast;
  const draw = chance.of(needed ? frames.filter((frame) => frame !== none) : frames);
  draw({ image, board, cell, colour: wall ?? plain, chance });
}
