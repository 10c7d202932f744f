/** Pictures without a game: ordinary screens, and things that look like a board. */
import type { Image, Rect } from '../../../../vision/types.ts';
import { brickwork, landscape } from '../skins/backdrops.ts';
import { randomBoardStyle } from '../skins/boards.ts';
import { drawContent, drawDesktop, drawWindow, drawWindows } from './clutter.ts';
import { drawFrame } from '../skins/frames.ts';
import { blank, disc, fill, grey, grow, hsv, mix, outline, text, type Colour } from '../drawing/paint.ts';
import { kinds } from '../games/playfield.ts';
import type { Chance } from '../drawing/random.ts';
import { screenSizes } from './screens.ts';
import { drawPiece } from '../games/sidebar.ts';
import { randomTheme } from '../skins/theme.ts';
import { randomTerminal, Terminal } from '../games/terminal.ts';

/** A desktop with windows, a terminal full of text, a page, a picture, a single content on the whole screen. */
export function drawOrdinary(chance: Chance): Image {
  const [width, height] = chance.of(screenSizes);
  const whole = { x: 0, y: 0, width, height };
  const kind = chance.next();
  if (kind < 0.15) return terminalText(chance);
  const image = drawDesktop(width, height, chance);
  if (kind < 0.25) landscape(image, whole, grey(90), chance.between(20, 80), chance);
  else if (kind < 0.4) drawContent(image, whole, chance);
  else drawWindows(image, chance.whole(1, 6), chance);
  return image;
}

function terminalText(chance: Chance): Image {
  const screen = new Terminal(randomTerminal(chance), chance.whole(60, 110), chance.whole(20, 45));
  const { look, lines, columns } = screen;
  const coloured = chance.is(0.5);
  for (let line = 0; line < lines; line += 1) {
    if (chance.is(0.05)) screen.back(0, line, columns, chance.of(look.colours));
    for (let column = chance.whole(0, 6); column < columns - 12 && chance.is(0.8);) {
      const length = chance.whole(3, 16);
      screen.words(column, line, length, coloured ? chance.of(look.colours) : look.ink, chance);
      column += length + chance.whole(1, 6);
    }
  }
  return screen.image;
}

type Likeness = (image: Image, rect: Rect, side: number, chance: Chance) => void;

const squares = (
  rect: Rect,
  side: number,
  paint: (cell: Rect, column: number, row: number) => void,
): void => {
  for (let y = rect.y, row = 0; y + side <= rect.y + rect.height; y += side, row += 1)
    for (let x = rect.x, column = 0; x + side <= rect.x + rect.width; x += side, column += 1)
      paint({ x, y, width: side, height: side }, column, row);
};

/** A board for chess or draughts. */
const chess: Likeness = (image, rect, side, chance) => {
  const [light, dark] = [hsv(chance.between(0, 360), 0.2, 0.9), hsv(chance.between(0, 360), 0.5, 0.5)];
  const board = { ...rect, width: 8 * side, height: 8 * side };
  squares(board, side, (cell, column, row) => {
    fill(image, cell, (column + row) % 2 ? dark : light);
    if ((row < 2 || row > 5) && chance.is(0.7))
      disc(image, cell.x + side / 2, cell.y + side / 2, side * 0.35, grey(row < 4 ? 20 : 240));
  });
};

/** Covered and open squares, some with a number. */
const mines: Likeness = (image, rect, side, chance) => {
  const base = chance.of<Colour>([grey(192), hsv(210, 0.4, 0.7)]);
  squares(rect, side, (cell) => {
    const open = chance.is(0.45);
    fill(image, cell, mix(base, grey(255), open ? 0 : 0.5));
    fill(
      image,
      { ...cell, x: cell.x + 1, y: cell.y + 1, width: side - 1, height: side - 1 },
      mix(base, grey(0), 0.35),
    );
    fill(image, grow(cell, -1), base);
    if (open && chance.is(0.5))
      text(
        image,
        cell.x + side * 0.3,
        cell.y + side * 0.2,
        side * 0.6,
        1,
        hsv(chance.between(0, 360), 1, 0.7),
        chance,
      );
  });
};

/** Pictures in rows and columns. */
const gallery: Likeness = (image, rect, side, chance) => {
  const size = side * chance.between(2, 5);
  squares(rect, size, (cell) =>
    landscape(image, grow(cell, -size * 0.06), hsv(chance.between(0, 360), 0.5, 0.6), size / 6, chance),
  );
};

const keyboard: Likeness = (image, rect, side, chance) => {
  const [ground, key] = chance.of([
    [grey(40), grey(15)],
    [grey(200), grey(250)],
  ] as const);
  fill(image, { ...rect, height: 5 * side }, ground);
  for (let row = 0; row < 5; row += 1)
    for (let x = rect.x + row * side * 0.3; x + side < rect.x + rect.width;) {
      const wide = chance.is(0.1) ? side * 2 : side;
      const cell = { x, y: rect.y + row * side, width: wide, height: side };
      fill(image, grow(cell, -Math.max(1, side * 0.06)), key);
      text(image, cell.x + side * 0.3, cell.y + side * 0.3, side * 0.4, 1, grey(128), chance);
      x += wide;
    }
};

/** Random blocks everywhere, as before a game starts. */
const startScreen: Likeness = (image, rect, side, chance) => {
  const theme = randomTheme(chance, side, chance.is(0.3));
  const board = { ...rect, width: 10 * side, height: 20 * side };
  drawFrame(image, board, { w: side, h: side }, theme.board, chance);
  theme.board.draw(image, board, 10, 20);
  const share = chance.of([1, 1, 0.9, 0.75]);
  squares(board, side, (cell) => {
    const kind = chance.whole(0, 6);
    if (chance.is(share)) theme.skin(image, cell, { colour: theme.palette[kind]!, kind, joins: 0 });
  });
};

/** Single pieces here and there around large words. */
const titleScreen: Likeness = (image, rect, side, chance) => {
  const theme = randomTheme(chance, side, chance.is(0.3));
  fill(image, rect, theme.board.base);
  for (let i = chance.whole(3, 25); i > 0; i -= 1) {
    const box = {
      x: rect.x + chance.next() * (rect.width - 5 * side),
      y: rect.y + chance.next() * (rect.height - 4 * side),
      width: 5 * side,
      height: 4 * side,
    };
    drawPiece(image, box, chance.of(kinds), side, 1, theme);
  }
  text(image, rect.x + side, rect.y + rect.height * 0.2, side * 2.5, 7, theme.ink, chance);
  for (let i = 0; i < 5; i += 1)
    text(
      image,
      rect.x + rect.width * 0.3,
      rect.y + rect.height * (0.45 + 0.1 * i),
      side,
      chance.whole(4, 9),
      theme.ink,
      chance,
    );
};

/** An empty well with a word in it: a game that has not begun. */
const emptyWell: Likeness = (image, rect, side, chance) => {
  const style = randomBoardStyle(chance);
  const board = { ...rect, width: 10 * side, height: 20 * side };
  drawFrame(image, board, { w: side, h: side }, style, chance);
  style.draw(image, board, 10, 20);
  for (let line = chance.whole(0, 5); line > 0; line -= 1)
    text(
      image,
      board.x + side,
      board.y + side * (4 + 2 * line),
      side,
      chance.whole(4, 11),
      style.light ? grey(20) : grey(230),
      chance,
    );
};

const wall: Likeness = (image, rect, side, chance) =>
  brickwork(image, rect, hsv(chance.between(0, 40), 0.6, 0.6), side, chance);

/** A list with a bar for each entry. */
const levels: Likeness = (image, rect, side, chance) => {
  const colour = hsv(chance.between(0, 360), 0.7, 0.9);
  for (let y = rect.y; y + side < rect.y + rect.height; y += side) {
    const bar = { x: rect.x, y: y + 1, width: rect.width * chance.next(), height: side - 2 };
    fill(image, bar, colour);
  }
};

const likenesses: readonly Likeness[] = [
  chess,
  mines,
  gallery,
  keyboard,
  startScreen,
  startScreen,
  titleScreen,
  emptyWell,
  wall,
  levels,
];

/** Something made of equal squares, the size of a board or larger. */
export function drawLikeness(chance: Chance): Image {
  const [width, height] = chance.of(screenSizes);
  const bare = chance.is(0.3);
  const image = bare
    ? blank(width, height, grey(chance.between(0, 255)))
    : drawDesktop(width, height, chance);
  if (!bare) drawWindows(image, chance.whole(0, 3), chance);
  const side = chance.whole(10, Math.floor((height - 60) / 21));
  const area = {
    width: chance.of([10 * side, 16 * side, 24 * side]),
    height: chance.of([20 * side, 14 * side, 9 * side]),
  };
  const x = Math.round(20 + Math.max(0, width - area.width - 40) * chance.next());
  const y = Math.round(40 + Math.max(0, height - area.height - 60) * chance.next());
  const rect = { x, y, ...area };
  const inside = chance.is(0.5)
    ? {
        ...drawWindow(image, { ...grow(rect, 3), y: y - 36, height: area.height + 40 }, chance),
        x,
        y,
        ...area,
      }
    : rect;
  chance.of(likenesses)(image, inside, side, chance);
  if (chance.is(0.3)) outline(image, grow(rect, 2), 2, grey(chance.between(0, 255)));
  return image;
}
