/** Pages without a game of ours, with real letters: pages of a browser, a desk or another game. */
import sharp from 'sharp';
import { Chance } from '../../../../test/vision/synthetic/drawing/random.ts';
import type { Image } from '../../../../vision/types.ts';
import * as board from './boardGames.ts';
import * as desk from './desk.ts';
import * as office from './office.ts';
import { Page, type Draw } from './Page.ts';
import * as screen from './screenGames.ts';

const sizes = [
  [1280, 720],
  [1366, 768],
  [1920, 1080],
  [800, 600],
  [640, 480],
  [1024, 768],
  [480, 800],
  [390, 844],
  [600, 600],
  [1000, 500],
] as const;

/** Every kind of page. */
const kinds: readonly Draw[] = [
  board.chess,
  board.draughts,
  screen.mines,
  screen.merging,
  screen.sudoku,
  screen.crossword,
  screen.matching,
  screen.matching,
  board.fourInARow,
  board.stones,
  board.cards,
  board.pairs,
  screen.snake,
  screen.bricks,
  screen.tiles,
  board.guesses,
  board.marked,
  office.calendar,
  office.calendar,
  office.year,
  office.spreadsheet,
  desk.editor,
  desk.icons,
  desk.icons,
  desk.menu,
  desk.menu,
  office.table,
  office.bars,
  office.heat,
  desk.gallery,
  desk.keys,
  office.tasks,
  desk.article,
  desk.terminal,
];

/** `kind` counts through all of them. The same seed gives the same picture if the same fonts are installed. */
export async function drawPage(seed: number): Promise<{ image: Image; kind: string }> {
  const chance = new Chance(seed ^ 0x51b3c97d);
  const draw = kinds[seed % kinds.length]!;
  const page = new Page(chance.of(sizes), chance);
  draw(page);
  const { data, info } = await sharp(Buffer.from(page.toString()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { image: { width: info.width, height: info.height, data: new Uint8Array(data) }, kind: draw.name };
}
