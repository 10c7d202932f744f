/**
 * An endless source of Puyo pictures with known contents: one or two boards in styles of nobody's game, pairs
 * at any height, previews on any side. The same seed gives the same picture.
 */
import type { Pair } from '../../../../engine/puyo/types.ts';
import type { Cell } from '../../../../engine/tetris/types.ts';
import type { Image, Rect } from '../../../../vision/types.ts';
import { clip } from '../../../../vision/pixels/image.ts';
import { drawDesktop, drawWindows } from '../negatives/clutter.ts';
import { blank, dot, grow, hsv, photo, type Colour } from '../drawing/paint.ts';
import { boardColour, drawBackdrop, drawCross, drawGrating, drawWalls, figure } from './puyoBoards.ts';
import { damage } from './puyoDamage.ts';
import { drawPuyoHints } from './puyoHints.ts';
import { drawNext } from './puyoNext.ts';
import { columns, heightsOf, placesOf, randomPuyo, rows, type PuyoScene } from './puyoScene.ts';
import { noLinks, type Links } from './puyoSkins.ts';
import { boxIn, drawOne, drawShadow, randomStyle, type Style } from './puyoStyle.ts';
import { Chance } from '../drawing/random.ts';

export interface PuyoLabel {
  game: 'puyo';
  board: Rect;
  columns: number;
  rows: number;
  /** Locked puyo, top row first. */
  cells: string[];
  /** The axis's cell first; half way between rows the upper one, `y` >= rows above the board. */
  current: (Pair & { cells: Cell[] }) | null;
  /** Rows that the pair stands below its cells: 0, or up to half a row. */
  lag: number;
  /** Where the pair's puyo really are, the axis first: `y` may lie between rows. */
  fallingAt: Cell[];
  /** Only a part of the pair's lower puyo is in sight: `current` is null. */
  entering: boolean;
  ghost: Cell[] | null;
  next: Pair[];
  /** Where each pair of `next` is drawn. */
  slots: Rect[];
  hold: null;
}

export interface PuyoDrawing {
  image: Image;
  /** The first of `labels`. */
  label: PuyoLabel;
  /** One for each board in the picture. */
  labels: PuyoLabel[];
}

const screens = [
  [1280, 720],
  [960, 720],
  [800, 600],
  [640, 480],
  [480, 360],
] as const;

/** Nobody plays with hints over cells narrower than this. */
const leastHinted = 14;

/** A screen with one or two Puyo games on it; `hints` is the share of boards that our own hints stand over. */
export function drawPuyo(seed: number, hints = 0): PuyoDrawing {
  const chance = new Chance(seed ^ 0x2c1b3c6d);
  const two = chance.is(0.45);
  const [width, height] = chance.of(screens);
  const image = drawScreen(width, height, chance);
  const most = Math.min((height * 0.94) / rows, width / (two ? 19 : 11));
  const high = chance.between(Math.min(10, most), Math.min(60, most));
  const cell = high * chance.of([1, 1, 1, 64 / 60, chance.between(0.9, 1.12)]);
  const whole = chance.is(0.6) ? Math.floor : (value: number) => value;
  const size = { width: whole(cell) * columns, height: whole(high) * rows };
  const style = randomStyle(chance);
  const space = width - (two ? 2 : 1) * size.width - cell * (two ? 6.4 : 4.6);
  const left = cell * (two ? 0.6 : 2.3) + Math.max(0, space) * chance.next();
  const y = Math.max(0, height - size.height) * chance.between(0.3, 0.8);
  const boards = [{ x: left, y, ...size }];
  if (two) boards.push({ x: left + size.width + cell * chance.between(4.6, 5.2), y, ...size });
  const place = boards.map((board) => ({ ...board, x: whole(board.x), y: whole(board.y) }));
  const base = boardColour(chance);
  const onRight = two || chance.is(0.7);
  const labels = place.map((board, i) =>
    drawBoard(
      image,
      board,
      chance.is(0.7) ? base : boardColour(chance),
      style,
      i === 0 ? onRight : !onRight,
      chance,
    ),
  );
  const marking = new Chance(seed ^ 0x0b1ba);
  for (const { board, cells } of labels)
    if (marking.is(hints) && board.width >= leastHinted * columns)
      drawPuyoHints(
        image,
        board,
        cells.map((row) => [...row]),
        marking,
      );
  const all = { x: left - 3 * cell, y: y - cell, width: size.width * 3.6, height: size.height + 2 * cell };
  damage(image, all, chance);
  return { image, label: labels[0]!, labels };
}

/** A game's own scenery over the whole picture, or a desktop with windows. */
function drawScreen(width: number, height: number, chance: Chance): Image {
  if (chance.is(0.35)) {
    const image = drawDesktop(width, height, chance);
    drawWindows(image, chance.whole(0, 2), chance);
    return image;
  }
  const base = hsv(chance.between(0, 360), chance.between(0.1, 0.9), chance.between(0.1, 1));
  const image = blank(width, height, base);
  const rect = { x: 0, y: 0, width, height };
  if (chance.is(0.5))
    photo(image, rect, base, boardColour(chance), width * chance.between(0.05, 0.4), chance);
  if (chance.is(0.6)) figure(image, rect, base, chance, 3);
  if (chance.is(0.5)) drawMasonry(image, chance);
  return image;
}

/** Walls of bricks, crates and stones around the boards, as colourful as puyo. */
function drawMasonry(image: Image, chance: Chance): void {
  for (let i = chance.whole(1, 8); i > 0; i -= 1) {
    const size = chance.between(0.05, 0.4);
    const rect = {
      x: Math.round(image.width * chance.between(0, 0.9)),
      y: Math.round(image.height * chance.between(0, 0.8)),
      width: Math.round(image.width * size),
      height: Math.round(image.height * size * chance.between(0.5, 2)),
    };
    const base = hsv(chance.between(0, 360), chance.between(0.2, 0.9), chance.between(0.2, 1));
    drawBackdrop(image, clip(rect, image), base, chance);
  }
}

function drawBoard(
  image: Image,
  board: Rect,
  base: Colour,
  style: Style,
  onRight: boolean,
  chance: Chance,
): PuyoLabel {
  const scene = randomPuyo(chance);
  drawWalls(image, board, base, chance);
  drawBackdrop(image, board, base, chance);
  const box = boxIn(board);
  if (style.cross) for (const x of style.crosses) drawCross(image, box([x, rows - 1]), chance);
  const ghost = drawLanding(image, board, scene, style);
  drawStack(image, board, scene, style);
  drawPair(image, board, scene, style);
  if (style.grating) drawGrating(image, board, (board.height / rows) * 0.2, chance);
  const slots = drawNext(image, board, base, scene.next, style, onRight, chance);
  return { ...labelOf(board, scene), ghost, next: scene.next.slice(0, slots.length), slots };
}

function drawStack(image: Image, board: Rect, { cells }: PuyoScene, style: Style): void {
  const box = boxIn(board);
  const each = (draw: (kind: string, x: number, row: number, rect: Rect) => void): void =>
    cells.forEach((line, row) =>
      line.forEach((kind, x) => kind !== '.' && draw(kind, x, row, box([x, rows - 1 - row]))),
    );
  each((_, __, ___, rect) => drawShadow(image, rect, board, style));
  each((kind, x, row, rect) =>
    drawOne(image, rect, board, kind, style, style.skin.links ? linksAt(cells, x, row) : noLinks),
  );
}

function linksAt(cells: readonly (readonly string[])[], x: number, row: number): Links {
  const kind = cells[row]![x];
  return {
    up: cells[row - 1]?.[x] === kind,
    down: cells[row + 1]?.[x] === kind,
    left: cells[row]![x - 1] === kind,
    right: cells[row]![x + 1] === kind,
  };
}

function drawPair(image: Image, board: Rect, { pair }: PuyoScene, style: Style): void {
  if (!pair) return;
  const boxes = placesOf(pair).map(boxIn(board));
  boxes.forEach((rect) => drawShadow(image, rect, board, style));
  drawOne(image, boxes[0]!, board, pair.axis, style);
  drawOne(image, boxes[1]!, board, pair.child, style);
  style.skin.ring?.(image, boxes[0]!, board);
}

/** Where the pair would come to rest. */
function drawLanding(image: Image, board: Rect, scene: PuyoScene, style: Style): Cell[] | null {
  if (!scene.pair || style.ghost === 'none') return null;
  const { pair } = scene;
  const heights = heightsOf(scene.cells);
  const [axis, child] = placesOf(pair);
  const first = axis[1] <= child[1] ? 0 : 1;
  const landings: Cell[] = [];
  for (const [x] of first === 0 ? [axis, child] : [child, axis]) landings.push([x, heights[x]!++]);
  if (first === 1) landings.reverse();
  const kinds = [pair.axis, pair.child];
  landings.forEach((cell, i) => {
    const rect = boxIn(board)(cell);
    const small = style.ghost === 'dots' ? grow(rect, -rect.width * style.dot) : rect;
    if (style.ghost === 'dots') drawOne(image, small, board, kinds[i]!, style);
    else pale(image, rect, style.palette[kinds[i]!]);
  });
  return landings.every(([, y]) => y < rows) ? landings : null;
}

function pale(image: Image, rect: Rect, colour: Colour): void {
  const [rx, ry] = [rect.width * 0.44, rect.height * 0.44];
  for (let y = Math.floor(rect.y); y < rect.y + rect.height; y += 1)
    for (let x = Math.floor(rect.x); x < rect.x + rect.width; x += 1)
      if (Math.hypot((x - rect.x - rect.width / 2) / rx, (y - rect.y - rect.height / 2) / ry) < 1)
        dot(image, x, y, colour, 0.22);
}

/** A puyo counts as being in the row that it is nearest to, half way in the upper one. */
function labelOf(board: Rect, { cells, pair }: PuyoScene): Omit<PuyoLabel, 'ghost' | 'next' | 'slots'> {
  const text = cells.map((row) => row.join(''));
  const fixed = { game: 'puyo', board, columns, rows, cells: text, hold: null } as const;
  if (!pair) return { ...fixed, current: null, lag: 0, fallingAt: [], entering: false };
  const places = placesOf(pair);
  const lowest = Math.min(places[0][1], places[1][1]);
  const entering = lowest > rows - 1 + 0.1;
  const lag = Math.floor(pair.y + 0.5) - pair.y;
  const upper = places.map(([x, y]): Cell => [x, Math.floor(y + 0.5)]);
  const current = entering ? null : { axis: pair.axis, child: pair.child, cells: upper };
  return { ...fixed, current, lag, fallingAt: places, entering };
}
