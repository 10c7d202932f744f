/** Games on other grids, and sheets that are ruled like one: none of them a board of ours. */
import type { Image, Rect } from '../../../../vision/types.ts';
import { wearOut } from '../drawing/capture.ts';
import { blank, disc, fill, grey, grow, hsv, mix, outline, text, type Colour } from '../drawing/paint.ts';
import { Chance } from '../drawing/random.ts';
import type { Drawing } from '../games/label.ts';
import { drawDesktop, drawWindow, drawWindows } from './clutter.ts';
import { screenSizes } from './screens.ts';

/** A grid of equal cells to be filled. */
interface Sheet {
  image: Image;
  rect: Rect;
  columns: number;
  rows: number;
  chance: Chance;
  ground: Colour;
  ink: Colour;
}

type Game = (sheet: Sheet) => void;

function eachCell({ rect, columns, rows }: Sheet, paint: (cell: Rect, x: number, y: number) => void): void {
  const [width, height] = [rect.width / columns, rect.height / rows];
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1)
      paint({ x: rect.x + x * width, y: rect.y + y * height, width, height }, x, y);
}

function rule(sheet: Sheet, alpha: number): void {
  eachCell(sheet, (cell) => outline(sheet.image, grow(cell, 0.5), 1, sheet.ink, alpha));
}

/** A snake on a field: a winding line of cells, and something to eat. */
const snake: Game = (sheet) => {
  const { image, chance, columns, rows } = sheet;
  if (chance.is(0.5)) rule(sheet, chance.between(0.1, 0.5));
  const body = new Set<number>();
  let [x, y] = [chance.whole(0, columns - 1), chance.whole(0, rows - 1)];
  for (let i = chance.whole(3, 40); i > 0; i -= 1) {
    body.add(y * columns + x);
    const [dx, dy] = chance.of([
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const);
    x = Math.max(0, Math.min(columns - 1, x + dx));
    y = Math.max(0, Math.min(rows - 1, y + dy));
  }
  const [skin, food] = [hsv(chance.between(0, 360), 0.8, 0.8), hsv(chance.between(0, 360), 0.9, 0.9)];
  const eaten = chance.whole(0, columns * rows - 1);
  eachCell(sheet, (cell, u, v) => {
    const at = v * columns + u;
    if (body.has(at)) fill(image, grow(cell, -1), skin);
    else if (at === eaten) fill(image, grow(cell, -1), food);
  });
};

/** Numbers in ruled squares, three by three together. */
const numbers: Game = (sheet) => {
  const { image, chance, ink } = sheet;
  rule(sheet, 0.8);
  eachCell(sheet, (cell, x, y) => {
    if (x % 3 === 0 && y % 3 === 0)
      outline(image, { ...cell, width: cell.width * 3, height: cell.height * 3 }, 2, ink);
    if (chance.is(0.45))
      text(image, cell.x + cell.width * 0.3, cell.y + cell.height * 0.25, cell.height * 0.5, 1, ink, chance);
  });
};

/** Words that cross: black and white squares. */
const crossword: Game = (sheet) => {
  const { image, chance, ink } = sheet;
  rule(sheet, 1);
  eachCell(sheet, (cell) => {
    if (chance.is(0.3)) fill(image, cell, ink);
    else if (chance.is(0.5))
      text(image, cell.x + cell.width * 0.3, cell.y + cell.height * 0.3, cell.height * 0.5, 1, ink, chance);
  });
};

/** Gems in every cell, of which three in a row are wanted. */
const gems: Game = (sheet) => {
  const { image, chance } = sheet;
  const hues = Array.from({ length: chance.whole(4, 7) }, () => chance.between(0, 360));
  const [isRound, share] = [chance.is(0.5), chance.of([1, 1, 0.97])];
  eachCell(sheet, (cell) => {
    if (!chance.is(share)) return;
    const colour = hsv(chance.of(hues), 0.8, 0.9);
    const middle = [cell.x + cell.width / 2, cell.y + cell.height / 2] as const;
    if (isRound) disc(image, ...middle, cell.width * 0.42, colour);
    else fill(image, grow(cell, -Math.max(1, cell.width * 0.07)), colour);
  });
};

/** Rows that rise from below, in pairs of equal blocks with a mark each. */
const rising: Game = (sheet) => {
  const { image, chance, rows } = sheet;
  const hues = Array.from({ length: 5 }, (_, i) => i * 72);
  const heights = Array.from({ length: sheet.columns }, () => chance.whole(0, rows * 0.8));
  eachCell(sheet, (cell, x, y) => {
    if (rows - y > heights[x]!) return;
    const kind = chance.whole(0, 4);
    const colour = hsv(hues[kind]!, 0.8, 0.8);
    fill(image, cell, colour);
    outline(image, cell, Math.max(1, cell.width / 16), mix(colour, grey(0), 0.5));
    disc(image, cell.x + cell.width / 2, cell.y + cell.height / 2, cell.width * 0.25, grey(255));
  });
};

/** A maze with dots in its ways. */
const maze: Game = (sheet) => {
  const { image, chance } = sheet;
  const wall = hsv(chance.between(0, 360), 0.7, 0.7);
  eachCell(sheet, (cell, x, y) => {
    const isWall = (x % 2 === 0 && y % 2 === 0) || ((x + y) % 2 === 1 && chance.is(0.45));
    if (isWall) fill(image, cell, wall);
    else if (chance.is(0.4))
      disc(image, cell.x + cell.width / 2, cell.y + cell.height / 2, cell.width * 0.15, sheet.ink);
  });
};

/** A month: days with numbers, some coloured, some with lines of text. */
const month: Game = (sheet) => {
  const { image, chance, ink } = sheet;
  if (chance.is(0.7)) rule(sheet, chance.between(0.2, 0.9));
  const colour = hsv(chance.between(0, 360), 0.5, 0.9);
  eachCell(sheet, (cell) => {
    if (chance.is(0.12)) fill(image, grow(cell, -2), colour);
    text(image, cell.x + 3, cell.y + 3, Math.max(6, cell.height * 0.2), 2, ink, chance);
    if (chance.is(0.2))
      text(image, cell.x + 3, cell.y + cell.height / 2, Math.max(6, cell.height * 0.15), 5, ink, chance);
  });
};

/** Lines of buttons, or of a form, with an icon and a word each. */
const menu: Game = (sheet) => {
  const { image, rect, rows, chance, ink } = sheet;
  const high = rect.height / rows;
  for (let i = 0; i < rows; i += 1) {
    const bar = grow({ ...rect, y: rect.y + i * high, height: high }, -Math.max(1, high * 0.08));
    if (chance.is(0.7)) fill(image, bar, mix(sheet.ground, ink, chance.of([0.1, 0.1, 0.3])));
    if (chance.is(0.6)) fill(image, { ...bar, width: high * 0.7 }, hsv(chance.between(0, 360), 0.6, 0.8));
    text(image, bar.x + high, bar.y + high * 0.3, high * 0.4, chance.whole(3, 12), ink, chance);
  }
};

/** Life, or a picture of pixels: cells on and off without any order. */
const cells: Game = (sheet) => {
  const { image, chance } = sheet;
  if (chance.is(0.5)) rule(sheet, chance.between(0.1, 0.6));
  const share = chance.between(0.05, 0.6);
  const hues = Array.from({ length: chance.whole(1, 5) }, () => chance.between(0, 360));
  eachCell(sheet, (cell) => {
    if (chance.is(share)) fill(image, grow(cell, -0.5), hsv(chance.of(hues), 0.7, 0.8));
  });
};

const games: readonly Game[] = [snake, snake, numbers, crossword, gems, rising, maze, month, menu, cells];

/** A picture without a game of ours. The same seed gives the same picture. */
export function drawOtherGame(seed: number): Drawing {
  const chance = new Chance(seed ^ 0x3ad8025f);
  const [width, height] = chance.of([
    ...screenSizes,
    [480, 360],
    [400, 640],
    [720, 1280],
    [640, 480],
  ] as const);
  const isBare = chance.is(0.5);
  const image = isBare
    ? blank(width, height, hsv(chance.between(0, 360), chance.of([0, 0.4]), chance.next()))
    : drawDesktop(width, height, chance);
  if (!isBare) drawWindows(image, chance.whole(0, 3), chance);
  const [columns, rows] = [chance.whole(5, 24), chance.whole(5, 24)];
  const cell = Math.max(
    8,
    Math.floor(Math.min((width - 20) / columns, (height - 40) / rows) * chance.between(0.3, 1)),
  );
  const rect = {
    x: Math.round(10 + Math.max(0, width - 20 - columns * cell) * chance.next()),
    y: Math.round(36 + Math.max(0, height - 46 - rows * cell) * chance.next()),
    width: columns * cell,
    height: rows * cell,
  };
  if (chance.is(0.3))
    drawWindow(image, { ...grow(rect, 3), y: rect.y - 36, height: rect.height + 40 }, chance);
  const isDark = chance.is(0.6);
  const ground = isDark ? grey(chance.whole(0, 60)) : grey(chance.whole(200, 255));
  if (chance.is(0.8)) fill(image, rect, ground);
  if (chance.is(0.6)) outline(image, grow(rect, 2), 2, grey(chance.whole(0, 255)));
  const ink = isDark ? grey(chance.whole(150, 255)) : grey(chance.whole(0, 100));
  chance.of(games)({ image, rect, columns, rows, chance, ground, ink });
  wearOut(image, chance);
  return { image, label: null };
}
