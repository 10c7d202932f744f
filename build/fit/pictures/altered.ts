/** Labelled pictures as other screens could have shown them: cut, mirrored, scaled, in other colours, damaged. */
import { crop } from '../../../vision/pixels/image.ts';
import type { Image, Rect } from '../../../vision/types.ts';
import { wearOut } from '../../../test/vision/synthetic/drawing/capture.ts';
import { Chance } from '../../../test/vision/synthetic/drawing/random.ts';
import { nearest, smooth } from '../../../test/vision/synthetic/drawing/resample.ts';
import type { Known } from './pictures.ts';

type Move = (rect: Rect) => Rect;

/** Cells are not made smaller than this many pixels, and pictures not larger than this many. */
const leastCell = 10;
const mostPixels = 2_500_000;

/** More ways of altering a picture than are ever requested. */
const mostVariants = 1000;

/** The random numbers that alter a picture, by its number in a folder and the number of the alteration. */
export const chanceOfVariant = (index: number, variant: number): Chance =>
  new Chance(index * mostVariants + variant);

/** The same boards in an altered picture; a mirrored board is a board too. */
export function altered(known: Known, chance: Chance): Known {
  let now = known;
  if (chance.is(0.5)) now = cut(now, chance);
  if (chance.is(0.5)) now = mirrored(now);
  if (chance.is(0.7)) now = scaled(now, chance);
  const image = { ...now.image, data: Uint8Array.from(now.image.data) };
  recolour(image, chance);
  wearOut(image, chance);
  return { ...now, image };
}

function moved(known: Known, image: Image, move: Move): Known {
  const grids = (list: Known['boards']): Known['boards'] =>
    list.map((grid) => ({ ...grid, board: move(grid.board) }));
  return {
    ...known,
    image,
    boards: grids(known.boards),
    others: grids(known.others),
    ignored: known.ignored.map(move),
  };
}

/** A part of the picture with all boards, as when only the game's window is captured. */
function cut(known: Known, chance: Chance): Known {
  const { image, boards } = known;
  const side = (low: number, high: number): number => Math.round(chance.between(low, high));
  const left = Math.min(image.width * 0.3, ...boards.map(({ board }) => board.x - 4));
  const top = Math.min(image.height * 0.3, ...boards.map(({ board }) => board.y - 4));
  const right = Math.max(image.width * 0.7, ...boards.map(({ board }) => board.x + board.width + 4));
  const bottom = Math.max(image.height * 0.7, ...boards.map(({ board }) => board.y + board.height + 4));
  const x = side(0, Math.max(0, left));
  const y = side(0, Math.max(0, top));
  const width = side(Math.min(right, image.width), image.width) - x;
  const height = side(Math.min(bottom, image.height), image.height) - y;
  return moved(known, crop(image, { x, y, width, height }), (rect) => ({
    ...rect,
    x: rect.x - x,
    y: rect.y - y,
  }));
}

function mirrored(known: Known): Known {
  const { width, height, data } = known.image;
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) to[y * width + x] = from[(y + 1) * width - 1 - x]!;
  return moved(known, { width, height, data: new Uint8Array(to.buffer) }, (rect) => ({
    ...rect,
    x: width - rect.x - rect.width,
  }));
}

function scaled(known: Known, chance: Chance): Known {
  const { image, boards } = known;
  const least = Math.max(0.5, ...boards.map(({ board, columns }) => (leastCell * columns) / board.width));
  const most = Math.sqrt(mostPixels / (image.width * image.height));
  const by = Math.min(chance.between(Math.min(1, least), 1.6), Math.max(most, 0.5));
  const squeeze = chance.is(0.2) ? chance.between(0.92, 1.08) : 1;
  const width = Math.round(image.width * by * squeeze);
  const height = Math.round(image.height * by);
  const [fx, fy] = [width / image.width, height / image.height];
  const resample = chance.is(0.25) ? nearest : smooth;
  return moved(known, resample(image, width, height), (rect) => ({
    x: rect.x * fx,
    y: rect.y * fy,
    width: rect.width * fx,
    height: rect.height * fy,
  }));
}

/** Channels change places, and now and then dark and light. */
function recolour({ data }: Image, chance: Chance): void {
  const order = chance.is(0.6) ? chance.shuffled([0, 1, 2]) : [0, 1, 2];
  const isNegative = chance.is(0.2);
  for (let i = 0; i < data.length; i += 4) {
    const colour = order.map((c) => data[i + c]!);
    for (let c = 0; c < 3; c += 1) data[i + c] = isNegative ? 255 - colour[c]! : colour[c]!;
  }
}
