/** How blocks, boards and frames are drawn: many styles, none of them any game's own. */
import type { Image, Rect } from '../../../vision/types.ts';
import {
  disc,
  dot,
  fill,
  gradient,
  grain,
  grey,
  grow,
  hsv,
  mix,
  outline,
  photo,
  type Colour,
} from './paint.ts';
import type { Chance } from './random.ts';

export type DrawBlock = (image: Image, rect: Rect, colour: Colour) => void;

const white = grey(255);
const black = grey(0);

/** A way to draw one block; the same for all blocks of a game. */
export function randomSkin(chance: Chance, cell: number): DrawBlock {
  const gap = chance.of([0, 0, 0.5, 1, 1, 2]) * Math.max(1, Math.round(cell / 30));
  const edge = Math.max(1, Math.round(cell * chance.between(0.06, 0.16)));
  const styles: DrawBlock[] = [
    (image, rect, colour) => fill(image, grow(rect, -gap / 2), colour),
    (image, rect, colour) => {
      fill(image, grow(rect, -gap / 2), mix(colour, white, 0.35));
      const { x, y, width, height } = grow(rect, -gap / 2);
      fill(
        image,
        { x: x + edge, y: y + edge, width: width - edge, height: height - edge },
        mix(colour, black, 0.4),
      );
      fill(image, { x: x + edge, y: y + edge, width: width - 2 * edge, height: height - 2 * edge }, colour);
    },
    (image, rect, colour) => {
      fill(image, grow(rect, -gap / 2), mix(colour, black, 0.45));
      fill(image, grow(rect, -gap / 2 - edge), colour);
    },
    (image, rect, colour) => {
      fill(image, rect, mix(colour, black, 0.5));
      fill(image, grow(rect, -1), colour);
      fill(image, grow(rect, -rect.width * 0.28), mix(colour, white, 0.4));
    },
    (image, rect, colour) =>
      gradient(image, grow(rect, -gap / 2), mix(colour, white, 0.3), mix(colour, black, 0.25), 0.4),
    (image, rect, colour) => {
      fill(image, grow(rect, -Math.max(1, gap)), white);
      fill(image, grow(rect, -Math.max(1, gap) - edge), colour);
    },
    (image, rect, colour) => {
      disc(
        image,
        rect.x + rect.width / 2,
        rect.y + rect.height / 2,
        rect.width * 0.47,
        mix(colour, black, 0.2),
      );
      disc(
        image,
        rect.x + rect.width * 0.45,
        rect.y + rect.height * 0.43,
        rect.width * 0.28,
        mix(colour, white, 0.35),
      );
    },
    (image, rect, colour) => {
      fill(image, grow(rect, -1), black);
      fill(image, grow(rect, -1 - Math.max(1, edge / 2)), colour);
      const size = Math.max(2, rect.width / 5);
      fill(image, { x: rect.x + edge + 1, y: rect.y + edge + 1, width: size, height: size }, white);
    },
  ];
  return chance.of([...styles.slice(0, 5), ...styles]);
}

/** One colour for each of `count` kinds: hues all round, a few greys, or all the same. */
export function randomPalette(chance: Chance, count: number): Colour[] {
  const style = chance.next();
  const start = chance.between(0, 360);
  const saturation = chance.between(0.5, 1);
  const value = chance.between(0.65, 1);
  if (style < 0.07) return Array.from({ length: count }, () => grey(Math.round(255 * value)));
  if (style < 0.14) return Array.from({ length: count }, (_, i) => grey(110 + (i * 140) / count));
  const hues = chance.shuffled(Array.from({ length: count }, (_, i) => start + (i * 360) / count));
  return hues.map((hue) => hsv(hue % 360, saturation, value * chance.between(0.85, 1)));
}

export interface BoardStyle {
  light: boolean;
  base: Colour;
  draw: (image: Image, board: Rect, columns: number, rows: number) => void;
}

/** The empty board: flat, shaded, chequered, ruled, dotted, textured or a picture. */
export function randomBoardStyle(chance: Chance): BoardStyle {
  const light = chance.is(0.2);
  const level = light ? chance.between(185, 255) : chance.of([0, 0, chance.between(5, 60)]);
  const base = mix(grey(level), hsv(chance.between(0, 360), 1, light ? 1 : 0.35), chance.of([0, 0, 0.25]));
  const other = mix(base, light ? black : white, chance.between(0.03, 0.1));
  const kind = chance.next();
  return {
    light,
    base,
    draw: (image, board, columns, rows) => {
      fill(image, board, base);
      if (kind < 0.1)
        gradient(image, board, base, mix(base, light ? black : white, 0.18), chance.between(0, 1));
      else if (kind < 0.2)
        photo(image, board, base, mix(base, light ? black : white, 0.28), board.width * 0.7, chance);
      else if (kind < 0.26) grain(image, board, 8, chance);
      else if (kind < 0.34) chequer(image, board, columns, rows, other, chance.is(0.5));
      else if (kind < 0.6)
        ruled(
          image,
          board,
          columns,
          rows,
          mix(base, light ? black : white, chance.of([0.06, 0.12, 0.25, 0.7])),
        );
      else if (kind < 0.64) dotted(image, board, columns, rows, mix(base, light ? black : white, 0.4));
    },
  };
}

function chequer(
  image: Image,
  board: Rect,
  columns: number,
  rows: number,
  colour: Colour,
  stripes: boolean,
): void {
  const w = board.width / columns;
  const h = board.height / rows;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      if ((column + (stripes ? 0 : row)) % 2)
        fill(image, { x: board.x + column * w, y: board.y + row * h, width: w, height: h }, colour);
}

function ruled(image: Image, board: Rect, columns: number, rows: number, colour: Colour): void {
  for (let column = 1; column < columns; column += 1)
    fill(image, { ...board, x: board.x + (column * board.width) / columns, width: 1 }, colour);
  for (let row = 1; row < rows; row += 1)
    fill(image, { ...board, y: board.y + (row * board.height) / rows, height: 1 }, colour);
}

function dotted(image: Image, board: Rect, columns: number, rows: number, colour: Colour): void {
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      dot(
        image,
        Math.round(board.x + ((column + 0.5) * board.width) / columns),
        Math.round(board.y + ((row + 0.5) * board.height) / rows),
        colour,
      );
}

/** Draws what stands around the board; a well may be open at the top. */
export function drawFrame(
  image: Image,
  board: Rect,
  cell: number,
  base: Colour,
  light: boolean,
  chance: Chance,
): void {
  const kind = chance.next();
  const strong = mix(base, light ? black : white, chance.between(0.25, 1));
  if (kind < 0.35) outline(image, grow(board, chance.whole(1, 3)), chance.whole(1, 3), strong);
  else if (kind < 0.6) {
    const thick = Math.round(cell * chance.between(0.15, 0.7));
    outline(image, grow(board, thick), thick, strong);
    if (chance.is(0.5)) outline(image, grow(board, thick), Math.max(1, thick / 3), mix(strong, black, 0.4));
  } else if (kind < 0.75) bricks(image, board, cell, strong);
  else if (kind < 0.88) {
    const t = Math.max(1, Math.round(cell * chance.between(0.05, 0.3)));
    fill(image, { x: board.x - t, y: board.y, width: t, height: board.height + t }, strong);
    fill(image, { x: board.x + board.width, y: board.y, width: t, height: board.height + t }, strong);
    fill(image, { x: board.x, y: board.y + board.height, width: board.width, height: t }, strong);
  }
}

/** Walls and floor of squares that look like blocks. */
function bricks(image: Image, board: Rect, cell: number, colour: Colour): void {
  const rows = Math.round(board.height / cell);
  const columns = Math.round(board.width / cell);
  const brick = (x: number, y: number): void => {
    const rect = { x, y, width: cell, height: board.height / rows };
    fill(image, rect, mix(colour, black, 0.5));
    fill(image, grow(rect, -1), colour);
  };
  for (let row = 0; row <= rows; row += 1) {
    const y = board.y + (row * board.height) / rows;
    brick(board.x - cell, y);
    brick(board.x + board.width, y);
  }
  for (let column = 0; column < columns; column += 1)
    brick(board.x + (column * board.width) / columns, board.y + board.height);
}

export type DrawGhost = (image: Image, rect: Rect, colour: Colour) => void;

export function randomGhost(chance: Chance, base: Colour): DrawGhost | null {
  const share = chance.between(0.15, 0.5);
  return chance.of<DrawGhost | null>([
    null,
    null,
    (image, rect, colour) => fill(image, grow(rect, -1), mix(base, colour, share)),
    (image, rect, colour) => outline(image, grow(rect, -1), Math.max(1, Math.round(rect.width / 14)), colour),
    (image, rect) => fill(image, grow(rect, -1), mix(base, grey(128), 0.8)),
  ]);
}
