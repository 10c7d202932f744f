/** Puyo fields of any size, in frames and on screens of all kinds. */
import type { Image, Rect } from '../../../../vision/types.ts';
import { wearOut } from '../drawing/capture.ts';
import { blank, fill, grey, text } from '../drawing/paint.ts';
import { Chance } from '../drawing/random.ts';
import { smooth } from '../drawing/resample.ts';
import { moveLabel, type GamePicture } from '../games/label.ts';
import { alone, inWindow, onFullScreen, onPage } from '../negatives/screens.ts';
import { boardColour, drawBackdrop, drawWalls } from './puyoBoards.ts';
import { noLinks } from './puyoSkins.ts';
import { drawOne, drawShadow, randomStyle, type Style } from './puyoStyle.ts';

const sizes = [
  [6, 12],
  [6, 12],
  [6, 13],
  [6, 14],
  [6, 16],
  [7, 14],
  [8, 16],
  [9, 20],
] as const;
/** A pair, some way above the stack. */
const pairAbove = 3;

/** A picture with a Puyo field. The same seed gives the same picture. */
export function drawVariedPuyo(seed: number): GamePicture {
  const chance = new Chance(seed ^ 0x51ed270b);
  const game = squeezed(variedField(chance), chance);
  const seen = chance.of([inWindow, onFullScreen, onFullScreen, onPage, alone, alone])(game, chance);
  wearOut(seen.image, chance);
  return seen;
}

function variedField(chance: Chance): GamePicture {
  const [columns, rows] = chance.of(sizes);
  const cell = Math.round(8 * (Math.min(56, 980 / (rows + 2)) / 8) ** chance.next());
  const [aside, above] = [cell * chance.between(0, 3), cell * chance.between(0, 1.5)];
  const board = { x: Math.round(aside), y: Math.round(above), width: columns * cell, height: rows * cell };
  const width = Math.round(board.width + aside + cell * chance.of([0, 1, 4, 7]));
  const height = Math.round(board.height + above + cell * chance.of([0, 0.6, 1, 3]));
  const base = boardColour(chance);
  const image = blank(width, height, chance.is(0.5) ? base : boardColour(chance));
  if (chance.is(0.8)) drawWalls(image, board, base, chance);
  if (chance.is(0.4)) fill(image, board, chance.of([grey(0), grey(40), grey(255), base]));
  else drawBackdrop(image, board, base, chance);
  if (chance.is(0.25)) drawRules(image, board, columns, rows, chance);
  drawStack(image, board, columns, rows, randomStyle(chance), chance);
  const words = board.x + board.width + cell;
  if (width - words > 3 * cell)
    for (let y = cell; y < height - cell; y += cell * chance.between(2, 5))
      text(image, words, y, Math.max(6, cell * 0.6), chance.whole(2, 6), grey(chance.of([20, 230])), chance);
  return { image, label: { ...nothingMore, game: 'puyo', board, columns, rows } };
}

const nothingMore = { cells: [], current: null, ghost: null, next: [], hold: null };

function drawRules(image: Image, board: Rect, columns: number, rows: number, chance: Chance): void {
  const [colour, alpha] = [grey(chance.of([0, 120, 255])), chance.between(0.1, 0.6)];
  for (let x = 1; x < columns; x += 1)
    fill(image, { ...board, x: board.x + (x * board.width) / columns, width: 1 }, colour, alpha);
  for (let y = 1; y < rows; y += 1)
    fill(image, { ...board, y: board.y + (y * board.height) / rows, height: 1 }, colour, alpha);
}

function drawStack(
  image: Image,
  board: Rect,
  columns: number,
  rows: number,
  style: Style,
  chance: Chance,
): void {
  const kinds = ['R', 'G', 'B', 'Y', 'P'].slice(0, chance.whole(3, 5));
  const [level, nuisance] = [chance.between(0, rows * 0.7), chance.of([0, 0, 0.15])];
  const put = (x: number, y: number): void => {
    const [width, height] = [board.width / columns, board.height / rows];
    const box = { x: board.x + x * width, y: board.y + (rows - 1 - y) * height, width, height };
    drawShadow(image, box, board, style);
    drawOne(image, box, board, chance.is(nuisance) ? 'O' : chance.of(kinds), style, noLinks);
  };
  for (let x = 0; x < columns; x += 1) {
    const height = Math.min(rows, Math.max(0, Math.round(level + chance.between(-3, 3))));
    for (let y = 0; y < height; y += 1) put(x, y);
  }
  const top = Math.min(rows - 1, Math.round(level + pairAbove + chance.between(0, rows - level - pairAbove)));
  const left = chance.whole(0, columns - 2);
  if (chance.is(0.8)) for (const x of [left, left + 1]) put(x, top);
}

function squeezed(game: GamePicture, chance: Chance): GamePicture {
  if (chance.is(0.7)) return game;
  const { image, label } = game;
  const width = Math.round(image.width * chance.between(0.6, 1.6));
  return {
    image: smooth(image, width, image.height),
    label: moveLabel(label, 0, 0, width / image.width, 1),
  };
}
