/** The empty Puyo board and what is drawn on and around it: backdrops, marks, shadows, gratings, frames. */
import type { Image, Rect } from '../../../../vision/types.ts';
import {
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
} from '../drawing/paint.ts';
import type { Chance } from '../drawing/random.ts';

const white = grey(255);
const black = grey(0);

/** A colour that boards have: mostly dark, now and then light, tinted or not. */
export function boardColour(chance: Chance): Colour {
  const tint = hsv(chance.between(0, 360), chance.of([0, chance.between(0.1, 0.75)]), 1);
  const level = chance.is(0.15) ? chance.between(0.6, 1) : chance.between(0.02, 0.5);
  return mix(black, tint, level);
}

/** Flat, sloped, tiled, cobbled, photographed, or with a figure in pale lines. */
export function drawBackdrop(image: Image, board: Rect, base: Colour, chance: Chance): void {
  const other = mix(base, chance.is(0.5) ? black : white, chance.between(0.08, 0.3));
  const size = board.width / chance.of([6, 6, chance.between(3, 9)]);
  fill(image, board, base);
  const kind = chance.next();
  if (kind < 0.2) gradient(image, board, base, other, chance.between(0, 1));
  else if (kind < 0.32) photo(image, board, base, other, board.width * chance.between(0.2, 0.8), chance);
  else if (kind < 0.42) tiles(image, board, size * chance.of([0.5, 1, 1]), other, chance);
  else if (kind < 0.54) cobbles(image, board, size * chance.between(0.4, 1.2), base, other, chance);
  else if (kind < 0.84) figure(image, board, base, chance);
  if (chance.is(0.3)) grain(image, board, chance.between(2, 9), chance);
  if (chance.is(0.35)) vignette(image, board, chance.between(0.2, 0.6), size * chance.between(0.3, 0.9));
}

/** Bevelled squares, as wide as a cell or half of it, not always in step with the cells. */
function tiles(image: Image, board: Rect, size: number, other: Colour, chance: Chance): void {
  const shift = chance.of([0, 0, size / 2]);
  const inner = chance.is(0.5);
  for (let y = board.y - shift; y < board.y + board.height; y += size)
    for (let x = board.x - shift; x < board.x + board.width; x += size) {
      const right = Math.min(x + size, board.x + board.width);
      const bottom = Math.min(y + size, board.y + board.height);
      const [left, top] = [Math.max(x, board.x), Math.max(y, board.y)];
      const rect = { x: left, y: top, width: right - left, height: bottom - top };
      outline(image, rect, Math.max(1, size / 20), other);
      if (inner) outline(image, grow(rect, -size * 0.2), Math.max(1, size / 16), mix(other, black, 0.3));
    }
}

/** Stones: every pixel belongs to the nearest of points strewn over the board. */
export function cobbles(
  image: Image,
  rect: Rect,
  size: number,
  base: Colour,
  other: Colour,
  chance: Chance,
): void {
  const columns = Math.ceil(rect.width / size) + 3;
  const rows = Math.ceil(rect.height / size) + 3;
  const stones = Array.from({ length: columns * rows }, (_, i) => ({
    x: ((i % columns) - 1 + chance.next()) * size,
    y: (Math.floor(i / columns) - 1 + chance.next()) * size,
    tone: chance.next(),
  }));
  const gap = mix(base, black, 0.6);
  for (let y = 0; y < rect.height; y += 1)
    for (let x = 0; x < rect.width; x += 1) {
      let [near, second, tone] = [Infinity, Infinity, 0];
      const [column, row] = [Math.floor(x / size) + 1, Math.floor(y / size) + 1];
      for (let r = row - 1; r <= row + 1; r += 1)
        for (let c = column - 1; c <= column + 1; c += 1) {
          const stone = stones[r * columns + c];
          if (!stone) continue;
          const far = Math.hypot(stone.x - x, stone.y - y);
          if (far < near) [near, second, tone] = [far, near, stone.tone];
          else if (far < second) second = far;
        }
      const edge = Math.min(1, Math.max(0, (second - near) / size / 0.2));
      const lit = mix(base, other, tone * (1.3 - near / size));
      dot(image, Math.round(rect.x) + x, Math.round(rect.y) + y, mix(gap, lit, edge));
    }
}

/** Large soft shapes with darker contours: a character behind the puyo. */
export function figure(image: Image, rect: Rect, base: Colour, chance: Chance, strength = 1): void {
  const count = chance.whole(4, 12);
  for (let i = 0; i < count; i += 1) {
    const tone = mix(
      base,
      hsv(chance.between(0, 360), chance.between(0, 0.8), 1),
      chance.between(0.05, 0.3) * strength,
    );
    const shape = {
      x: rect.x + rect.width * chance.between(0, 1),
      y: rect.y + rect.height * chance.between(0.1, 1),
      rx: rect.width * chance.between(0.05, 0.45),
      ry: rect.width * chance.between(0.05, 0.45),
      turn: chance.between(0, Math.PI),
    };
    ellipse(image, rect, shape, tone, chance.is(0.7) ? mix(tone, black, chance.between(0.15, 0.5)) : null);
  }
}

interface Ellipse {
  x: number;
  y: number;
  rx: number;
  ry: number;
  turn: number;
}

function ellipse(image: Image, clip: Rect, shape: Ellipse, colour: Colour, line: Colour | null): void {
  const reach = Math.max(shape.rx, shape.ry);
  const [cos, sin] = [Math.cos(shape.turn), Math.sin(shape.turn)];
  const pen = Math.max(1.5, clip.width / 90);
  const bottom = Math.min(clip.y + clip.height, shape.y + reach);
  const right = Math.min(clip.x + clip.width, shape.x + reach);
  for (let y = Math.ceil(Math.max(clip.y, shape.y - reach)); y < bottom; y += 1)
    for (let x = Math.ceil(Math.max(clip.x, shape.x - reach)); x < right; x += 1) {
      const [dx, dy] = [x - shape.x, y - shape.y];
      const far = Math.hypot((dx * cos + dy * sin) / shape.rx, (dy * cos - dx * sin) / shape.ry);
      if (far > 1) continue;
      dot(image, x, y, line && (1 - far) * Math.min(shape.rx, shape.ry) < pen ? line : colour, 0.9);
    }
}

/** Darker towards the sides. */
function vignette(image: Image, board: Rect, strength: number, reach: number): void {
  for (let y = Math.round(board.y); y < board.y + board.height; y += 1)
    for (let x = Math.round(board.x); x < board.x + board.width; x += 1) {
      const side = Math.min(x - board.x, board.x + board.width - x, y - board.y, board.y + board.height - y);
      if (side < reach) dot(image, x, y, black, strength * (1 - side / reach));
    }
}

/** The mark on the cell in which a game ends. */
export function drawCross(image: Image, cell: Rect, chance: Chance): void {
  const colour = hsv(
    chance.of([0, 0, 0, 350, 12, chance.between(0, 360)]),
    chance.between(0.7, 1),
    chance.between(0.55, 1),
  );
  const [arm, pen] = [chance.between(0.26, 0.46), chance.between(0.06, 0.2)];
  const rim = chance.of([0, 0, chance.between(0.02, 0.06)]);
  const edge = mix(colour, chance.is(0.7) ? black : white, 0.6);
  const slope = chance.between(0, 0.4);
  const alpha = chance.between(0.65, 1);
  const squeezed = chance.of([1, 1, 1, 0.5]);
  for (let y = Math.floor(cell.y); y < cell.y + cell.height; y += 1)
    for (let x = Math.floor(cell.x); x < cell.x + cell.width; x += 1) {
      const u = ((x + 0.5 - cell.x) / cell.width - 0.5) / squeezed;
      const v = (y + 0.5 - cell.y) / cell.height - 0.5;
      const across = Math.min(Math.abs(u - v), Math.abs(u + v)) * Math.SQRT1_2;
      const inside = Math.min(arm - Math.max(Math.abs(u), Math.abs(v)), pen - across);
      if (inside > 0) dot(image, x, y, inside < rim ? edge : mix(colour, black, slope * (v + 0.5)), alpha);
    }
}

/** Bars over the upper edge, behind which pairs appear. */
export function drawGrating(image: Image, board: Rect, depth: number, chance: Chance): void {
  const size = board.width / 6;
  const bar = { x: board.x - 2, y: board.y - size * 0.8, width: board.width + 4, height: size * 0.8 + depth };
  const metal = grey(chance.between(30, 120));
  fill(image, bar, mix(metal, black, 0.5));
  for (let x = bar.x; x < bar.x + bar.width; x += size / 4)
    fill(image, { x, y: bar.y, width: Math.max(1, size / 12), height: bar.height }, metal);
  for (let y = bar.y; y < bar.y + bar.height; y += size / 4)
    fill(image, { ...bar, y, height: Math.max(1, size / 14) }, metal);
}

/** Walls of a colour of their own, thin or thick, or nothing at all. */
export function drawWalls(image: Image, board: Rect, base: Colour, chance: Chance): void {
  const kind = chance.next();
  const size = board.width / 6;
  const colour = hsv(chance.between(0, 360), chance.between(0, 0.9), chance.between(0.2, 1));
  if (kind < 0.1) return;
  if (kind < 0.3) return outline(image, grow(board, 2), 2, mix(base, white, chance.between(0.2, 1)));
  const thick = Math.round(size * chance.between(0.12, 0.7));
  outline(image, grow(board, thick), thick, colour);
  if (chance.is(0.6)) outline(image, grow(board, thick), Math.max(1, thick / 4), mix(colour, white, 0.6));
  if (chance.is(0.4))
    outline(image, grow(board, Math.max(1, thick / 5)), Math.max(1, thick / 5), mix(colour, black, 0.5));
}
