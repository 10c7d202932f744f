/**
 * An endless source of pictures with known contents: Tetris games in styles that nobody's game has, alone or
 * on screens full of other things, and screens without a game. The same seed gives the same picture.
 */
import type { Image } from '../../vision/types.ts';
import { wearOut } from './synthetic/drawing/capture.ts';
import { graphicGame, type GameSize } from './synthetic/games/graphicGame.ts';
import { moveLabel, type Drawing, type GamePicture } from './synthetic/games/label.ts';
import { drawLikeness, drawOrdinary } from './synthetic/negatives/nothing.ts';
import { Chance } from './synthetic/drawing/random.ts';
import { nearest, smooth } from './synthetic/drawing/resample.ts';
import { alone, inWindow, onFullScreen, onPage } from './synthetic/negatives/screens.ts';
import { terminalGame } from './synthetic/games/terminalGame.ts';
import { versusGame } from './synthetic/games/versusGame.ts';

export { drawPuyo } from './synthetic/puyo/puyoGame.ts';
export type { Drawing, GamePicture, Label } from './synthetic/games/label.ts';

/** Larger games are not drawn. */
const most = { width: 1900, height: 1040 };

/** A picture with a Tetris game in it; with several boards, the label is that of the player's own. */
export function drawTetris(seed: number): GamePicture {
  const chance = new Chance(seed);
  const game = shrunkToFit(drawGame(chance));
  const place = chance.of([inWindow, inWindow, inWindow, onFullScreen, onFullScreen, onPage, alone, alone]);
  const seen = place(game, chance);
  wearOut(seen.image, chance);
  return seen;
}

/** A picture without a game. */
export function drawNothing(seed: number): Drawing {
  const chance = new Chance(seed ^ 0x5bd1e995);
  const image = chance.is(0.4) ? drawLikeness(chance) : drawOrdinary(chance);
  wearOut(image, chance);
  return { image, label: null };
}

function drawGame(chance: Chance): GamePicture {
  const kind = chance.next();
  if (kind < 0.2) return terminalGame(chance);
  if (kind < 0.36) return enlarged(graphicGame({ w: 8, h: 8, dots: true }, chance), chance);
  const size = randomSize(chance);
  return kind < 0.5 ? versusGame(size, chance) : graphicGame(size, chance);
}

/** Cells of 8 to 60 pixels, small ones as often as large ones in proportion. */
function randomSize(chance: Chance): GameSize {
  const w = Math.round(8 * (60 / 8) ** chance.next());
  return { w, h: chance.is(0.8) ? w : Math.round(w * chance.between(0.8, 1.25)), dots: false };
}

/** A console's picture on a screen of today: doubled to six times, dots seldom quite square. */
function enlarged({ image, label }: GamePicture, chance: Chance): GamePicture {
  const by = chance.is(0.6) ? chance.whole(2, 5) : chance.between(1.4, 5);
  const square = chance.is(0.7) ? 1 : chance.between(1, 1.2);
  return scaled({ image, label }, by * square, by, chance.is(0.65) ? nearest : smooth);
}

function shrunkToFit(game: GamePicture): GamePicture {
  const { width, height } = game.image;
  const by = Math.min(1, most.width / width, most.height / height);
  return by === 1 ? game : scaled(game, by, by, smooth);
}

type Resample = (image: Image, width: number, height: number) => Image;

function scaled(
  { image, label }: GamePicture,
  across: number,
  down: number,
  resample: Resample,
): GamePicture {
  const [width, height] = [Math.round(image.width * across), Math.round(image.height * down)];
  const result = resample(image, width, height);
  return { image: result, label: moveLabel(label, 0, 0, width / image.width, height / image.height) };
}
