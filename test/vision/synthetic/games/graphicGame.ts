/** Games that draw their own graphics: board, frame, what stands around it, and what lies over it. */
import type { Piece } from '../../../../engine/tetris/types.ts';
import type { Image, Rect } from '../../../../vision/types.ts';
import { scenery } from '../skins/backdrops.ts';
import { drawFrame } from '../skins/frames.ts';
import type { GamePicture, Label } from './label.ts';
import { drawOpponents } from './opponents.ts';
import { blank, disc, fill, grey, grow, hsv, text } from '../drawing/paint.ts';
import { drawPlayfield, textOf } from './playfield.ts';
import type { Chance } from '../drawing/random.ts';
import { Column, drawPiece, randomSlots, type SlotStyle } from './sidebar.ts';
import { randomTetris, type TetrisScene } from './states.ts';
import { randomTheme, type Theme } from '../skins/theme.ts';

/** Room around the board, in cells. */
interface Margins {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type QueueSide = 'right' | 'left' | 'top' | 'none';

interface Layout {
  margins: Margins;
  queue: QueueSide;
}

type Range = readonly [least: number, most: number];
type Ranges = Readonly<Record<keyof Margins, Range>>;

/** A board whose queue is on that side, in margins of so many cells. */
const within =
  (queue: QueueSide, { left, right, top, bottom }: Ranges) =>
  (chance: Chance): Layout => {
    const margins = {
      left: chance.between(...left),
      right: chance.between(...right),
      top: chance.between(...top),
      bottom: chance.between(...bottom),
    };
    return { queue, margins };
  };

const layouts: readonly ((chance: Chance) => Layout)[] = [
  // Nothing but the board, to the picture's edge or nearly.
  (chance) => {
    const margin = chance.of([0, 0, 0.1, 0.5]);
    return { queue: 'none', margins: { left: margin, right: margin, top: margin, bottom: margin } };
  },
  within('right', { left: [0, 3], right: [5, 8], top: [0, 3], bottom: [0, 2] }),
  within('left', { left: [5, 8], right: [0.2, 6], top: [0, 3], bottom: [0, 2] }),
  within('top', { left: [0.5, 6], right: [0.5, 6], top: [4, 5.5], bottom: [0, 2] }),
  within('right', { left: [5, 8], right: [5, 8], top: [0.5, 3], bottom: [0.3, 3] }),
  within('right', { left: [7, 15], right: [7, 15], top: [1, 4], bottom: [0.5, 4] }),
];

/** With other players' boards on the far right. */
const party = within('right', { left: [5, 9], right: [14, 23], top: [0.5, 2], bottom: [0.3, 2] });

const layoutChoices = [0, 1, 1, 1, 2, 3, 4, 4, 4, 5, 5];

export interface GameSize {
  /** Pixels of a cell. */
  w: number;
  h: number;
  /** Drawn with few large dots, to be enlarged later. */
  dots: boolean;
}

const randomRows = (chance: Chance): number =>
  chance.is(0.8) ? 20 : chance.of([16, 17, 18, 18, 21, 22, 22, 24]);

/** `like`: look of another board of the same game. */
export function graphicGame(
  { w, h, dots }: GameSize,
  chance: Chance,
  like?: { theme: Theme; rows: number; columns?: number },
): GamePicture & { theme: Theme } {
  const rows = like?.rows ?? randomRows(chance);
  const crowded = !like && chance.is(0.08);
  const { margins, queue } = (crowded ? party : layouts[chance.of(layoutChoices)]!)(chance);
  const theme = like?.theme ?? randomTheme(chance, w, dots);
  const columns = like?.columns ?? 10;
  const scene = randomTetris(chance, rows, columns);
  const board = {
    x: Math.round(margins.left * w),
    y: Math.round(margins.top * h),
    width: columns * w,
    height: rows * h,
  };
  const width = Math.round(board.x + board.width + margins.right * w);
  const height = Math.round(board.y + board.height + margins.bottom * h);
  const image = blank(width, height, theme.panel);
  if (queue !== 'none') scenery(image, { x: 0, y: 0, width, height }, theme.panel, w, chance);
  drawWell(image, board, { w, h }, theme, chance);
  const ghost = drawPlayfield(image, board, scene, theme);
  const slots = randomSlots(chance, theme, w, h / w);
  const label: Label = {
    game: 'tetris',
    board,
    columns,
    rows,
    ...textOf(scene),
    ghost,
    next: [],
    hold: null,
  };
  Object.assign(label, furnish({ image, board, scene, theme, slots, queue, w, h }, chance));
  const far = board.x + board.width + 9 * w;
  const rest = { x: far, y: 0, width: width - far, height };
  if (crowded) label.others = drawOpponents(image, rest, w, rows, theme, chance);
  if (chance.is(0.06)) sparkle(image, board, w, chance);
  if (chance.is(0.08)) label.covered = [message(image, board, w, chance)];
  return { image, label, theme };
}

/** The frame; with a strip of a hidden row above the board now and then. */
function drawWell(
  image: Image,
  board: Rect,
  cell: { w: number; h: number },
  theme: Theme,
  chance: Chance,
): void {
  const strip = chance.is(0.06) ? Math.round(cell.h * chance.between(0.2, 0.45)) : 0;
  const well = { ...board, y: board.y - strip, height: board.height + strip };
  const wall = chance.is(0.15) ? { wall: chance.of(theme.palette) } : {};
  drawFrame(image, well, cell, theme.board, chance, { ...wall, panel: theme.panel });
  if (strip) fill(image, { ...well, height: strip }, theme.board.base);
}

interface Surroundings {
  image: Image;
  board: Rect;
  scene: TetrisScene;
  theme: Theme;
  slots: SlotStyle;
  queue: QueueSide;
  w: number;
  h: number;
}

/** Fills the room beside the board. */
function furnish(around: Surroundings, chance: Chance): { next: Piece[]; hold: Piece | null } {
  const { image, board, scene, theme, slots, queue, w } = around;
  if (queue === 'none') return { next: [], hold: null };
  const right = board.x + board.width;
  const column = (x: number, width: number): Column => {
    const gap = w * chance.between(0.5, 1.1);
    const area = {
      x: x + gap,
      y: board.y + w * chance.between(0, 1.5),
      width: width - 2 * gap,
      height: board.height,
    };
    return new Column(image, area, theme, slots, chance);
  };
  const onLeft = column(Math.max(0, board.x - 9 * w), Math.min(9 * w, board.x));
  const onRight = column(right, Math.min(9 * w, image.width - right));
  const [near, far] = queue === 'left' ? [onLeft, onRight] : [onRight, onLeft];
  const titled = chance.is(0.6);
  if (titled) near.words(1);
  const next = queue === 'top' ? drawAbove(around, chance) : near.pieces(scene.next);
  fillRest(near, slots, chance);
  // By custom the held piece is on the other side, and a lone piece there would be taken for the next one.
  const hold = next.length > 0 && queue === 'right' && scene.hold ? scene.hold : null;
  if (hold && titled) far.words(1);
  const held = hold ? far.pieces([hold])[0] : undefined;
  if (chance.is(0.25)) far.examples();
  fillRest(far, slots, chance);
  return { next, hold: held ?? null };
}

function fillRest(column: Column, slots: SlotStyle, chance: Chance): void {
  column.skip(slots.unit);
  for (let i = chance.whole(0, 4); i > 0; i -= 1)
    chance.of([() => column.words(2), () => column.words(3), () => column.button()])();
}

/** One piece over the board. */
function drawAbove({ image, board, scene, theme, slots, w, h }: Surroundings, chance: Chance): Piece[] {
  const box = {
    x: board.x + w * chance.of([2.5, 0, 5]),
    y: Math.max(0, board.y - 4.3 * h),
    width: 5 * w,
    height: 3.4 * h,
  };
  if (slots.ground) fill(image, box, slots.ground);
  drawPiece(image, box, scene.next[0]!, Math.min(slots.unit, w), h / w, theme);
  return scene.next.slice(0, 1);
}

/** Particles and flashes of an effect, too faint or too small to hide a block. */
function sparkle(image: Image, board: Rect, cell: number, chance: Chance): void {
  const colour = hsv(chance.between(0, 360), chance.between(0, 0.6), 1);
  for (let i = chance.whole(5, 40); i > 0; i -= 1) {
    const [x, y] = [board.x + chance.next() * board.width, board.y + chance.next() * board.height];
    const large = chance.is(0.1);
    disc(
      image,
      x,
      y,
      cell * (large ? chance.between(0.5, 2) : chance.between(0.04, 0.12)),
      colour,
      large ? 0.15 : 0.9,
    );
  }
}

/** Words over the board; returns what they cover. */
function message(image: Image, board: Rect, cell: number, chance: Chance): Rect {
  const size = cell * chance.between(0.6, 1.6);
  const box = {
    x: board.x,
    y: board.y + chance.between(0.1, 0.8) * (board.height - size),
    width: board.width,
    height: size * 1.6,
  };
  const inner = chance.is(0.5) ? box : grow(box, -size * 0.25);
  if (chance.is(0.6)) fill(image, inner, grey(chance.of([0, 30, 240])), chance.between(0.5, 1));
  const length = Math.floor(board.width / size / 0.6) - 1;
  text(
    image,
    inner.x + size * 0.4,
    inner.y + size * 0.3,
    size,
    length,
    chance.of([grey(255), hsv(55, 0.9, 1)]),
    chance,
  );
  return box;
}
