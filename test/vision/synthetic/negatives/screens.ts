/** Where a game is seen: alone in the picture, full screen, in a window among others, on a page. */
import type { Image, Rect } from '../../../../vision/types.ts';
import { landscape } from '../skins/backdrops.ts';
import { drawContent, drawDesktop, drawWindow, drawWindows } from './clutter.ts';
import { moveLabel, type GamePicture, type OtherBoard } from '../games/label.ts';
import { blank, fill, grey, grow, hsv, paste, type Colour } from '../drawing/paint.ts';
import type { Chance } from '../drawing/random.ts';

export const screenSizes = [
  [1280, 720],
  [1024, 768],
  [1366, 768],
  [1280, 1024],
  [1600, 900],
  [1920, 1080],
  [1920, 1080],
  [1440, 900],
] as const;

const fits = (size: readonly [number, number], { width, height }: Image, room: number): boolean =>
  size[0] >= width + room && size[1] >= height + room;

/** A screen at least as large as the picture and some room around it. */
function screenFor(game: Image, room: number, chance: Chance): readonly [number, number] {
  const sizes = screenSizes.filter((size) => fits(size, game, room));
  return sizes.length ? chance.of(sizes) : [game.width + room, game.height + room];
}

function placed(image: Image, { image: game, label }: GamePicture, x: number, y: number): GamePicture {
  paste(image, game, x, y);
  return { image, label: moveLabel(label, x, y) };
}

/** The game covers the screen, bars or a picture beside it. */
export function onFullScreen(game: GamePicture, chance: Chance): GamePicture {
  const [width, height] = screenFor(game.image, 0, chance);
  const image = blank(
    width,
    height,
    chance.of<Colour>([grey(0), grey(0), grey(20), hsv(chance.between(0, 360), 0.5, 0.4)]),
  );
  if (chance.is(0.3)) landscape(image, { x: 0, y: 0, width, height }, grey(80), 40, chance);
  const x = chance.is(0.7) ? (width - game.image.width) / 2 : (width - game.image.width) * chance.next();
  return placed(image, game, Math.round(x), Math.round((height - game.image.height) / 2));
}

/** A window of the game on a desktop with other windows, some of them over its edges' neighbourhood but not over it. */
export function inWindow(game: GamePicture, chance: Chance): GamePicture {
  const bar = chance.whole(16, 40);
  const [width, height] = screenFor(game.image, bar + 8, chance);
  const image = drawDesktop(width, height, chance);
  drawWindows(image, chance.whole(0, 3), chance);
  const space = { x: width - game.image.width - 4, y: height - game.image.height - bar - 4 };
  const x = Math.round(2 + space.x * chance.next());
  const y = Math.round(bar + space.y * chance.next());
  const body: Rect = {
    x: x - 2,
    y: y - bar,
    width: game.image.width + 4,
    height: game.image.height + bar + 2,
  };
  drawWindow(image, body, chance);
  return placed(image, game, x, y);
}

/** A page in a browser: text, pictures and tables around the game. */
export function onPage(game: GamePicture, chance: Chance): GamePicture {
  const head = chance.whole(40, 110);
  const [width, height] = screenFor(game.image, head + 10, chance);
  const paper = chance.of<Colour>([grey(255), grey(245), grey(30), grey(18)]);
  const image = blank(width, height, paper);
  fill(image, { x: 0, y: 0, width, height: head }, grey(paper[0] > 128 ? 215 : 60));
  const x = Math.round((width - game.image.width) * chance.of([0.5, 0.5, chance.next()]));
  const y = Math.round(head + (height - head - game.image.height) * chance.next());
  const beside = [
    { x: 0, y: head, width: x, height: height - head },
    { x: x + game.image.width, y: head, width: width - x - game.image.width, height: height - head },
  ];
  for (const area of beside)
    if (area.width > 60 && chance.is(0.6)) drawContent(image, grow(area, -12), chance);
  return placed(image, game, x, y);
}

/** The picture of the game and nothing else, now and then cut off near the board. */
export function alone(game: GamePicture, chance: Chance): GamePicture {
  const { board } = game.label;
  if (!chance.is(0.3)) return game;
  const reach = (most: number): number => Math.round(Math.min(most, board.width * chance.between(0, 0.5)));
  const left = reach(board.x);
  const top = reach(board.y);
  const right = reach(game.image.width - board.x - board.width);
  const bottom = reach(game.image.height - board.y - board.height);
  const width = Math.round(board.width) + left + right;
  const image = blank(width, Math.round(board.height) + top + bottom, grey(0));
  return cutOff(placed(image, game, left - Math.round(board.x), top - Math.round(board.y)));
}

/** Only boards that are still in the picture, and no previews that may have been lost. */
function cutOff({ image, label }: GamePicture): GamePicture {
  const holds = ({ board: { x, y, width, height } }: OtherBoard): boolean =>
    x >= 0 && y >= 0 && x + width <= image.width && y + height <= image.height;
  const others = (label.others ?? []).filter(holds);
  return { image, label: { ...label, others, next: [], hold: null } };
}
