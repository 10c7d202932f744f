/** What else is on a screen: windows of text, tables, calendars, charts, tiles. None of it is a game. */
import type { Image, Rect } from '../../../../vision/types.ts';
import { landscape } from '../skins/backdrops.ts';
import {
  blank,
  disc,
  fill,
  gradient,
  grain,
  grey,
  grow,
  hsv,
  mix,
  outline,
  photo,
  text,
  type Colour,
} from '../drawing/paint.ts';
import type { Chance } from '../drawing/random.ts';

export function drawDesktop(width: number, height: number, chance: Chance): Image {
  const base = hsv(chance.between(0, 360), chance.between(0, 0.6), chance.between(0.05, 0.8));
  const image = blank(width, height, base);
  const whole = { x: 0, y: 0, width, height };
  const other = hsv(chance.between(0, 360), chance.between(0, 0.7), chance.between(0.05, 0.9));
  const kind = chance.next();
  if (kind < 0.25) gradient(image, whole, base, other, chance.between(0, 1));
  else if (kind < 0.5) photo(image, whole, base, other, chance.between(80, 400), chance);
  else if (kind < 0.58) grain(image, whole, 10, chance);
  else if (kind < 0.75) landscape(image, whole, base, chance.between(20, 70), chance);
  return image;
}

/** A window with a title bar; returns the inside. */
export function drawWindow(image: Image, rect: Rect, chance: Chance): Rect {
  const bar = chance.whole(16, 34);
  const dark = chance.is(0.5);
  const body = dark ? grey(chance.between(0, 60)) : grey(chance.between(225, 255));
  fill(image, rect, body);
  fill(image, { ...rect, height: bar }, dark ? grey(chance.between(20, 90)) : grey(chance.between(180, 240)));
  text(
    image,
    rect.x + rect.width * 0.3,
    rect.y + bar * 0.3,
    bar * 0.4,
    12,
    dark ? grey(220) : grey(40),
    chance,
  );
  if (chance.is(0.6)) outline(image, rect, 1, grey(chance.between(0, 140)));
  return { x: rect.x + 2, y: rect.y + bar, width: rect.width - 4, height: rect.height - bar - 2 };
}

/** Something ordinary inside a window. */
export function drawContent(image: Image, rect: Rect, chance: Chance): void {
  chance.of([lines, lines, table, calendar, bars, tiles, heatmap, colouredCode, icons])(image, rect, chance);
}

const inkOn = (image: Image, { x, y }: Rect): Colour => {
  const at = (Math.max(0, Math.round(y + 4)) * image.width + Math.max(0, Math.round(x + 4))) * 4;
  return (image.data[at] ?? 0) > 128 ? grey(30) : grey(210);
};

function lines(image: Image, rect: Rect, chance: Chance): void {
  const size = chance.whole(7, 13);
  const ink = inkOn(image, rect);
  for (let y = rect.y + 6; y < rect.y + rect.height - size; y += size * 1.7)
    text(
      image,
      rect.x + 6,
      y,
      size,
      chance.whole(2, Math.max(3, Math.floor(rect.width / size / 0.66))),
      ink,
      chance,
    );
}

function colouredCode(image: Image, rect: Rect, chance: Chance): void {
  const size = chance.whole(7, 12);
  for (let y = rect.y + 6; y < rect.y + rect.height - size; y += size * 1.6) {
    let x = rect.x + 6 + size * chance.whole(0, 5);
    while (x < rect.x + rect.width * chance.between(0.3, 0.9))
      x = text(image, x, y, size, chance.whole(2, 9), hsv(chance.between(0, 360), 0.5, 0.8), chance) + size;
  }
}

/** A spreadsheet: ruled cells, some with text or a coloured ground. */
function table(image: Image, rect: Rect, chance: Chance): void {
  const high = chance.whole(16, 26);
  const wide = chance.of([high, chance.whole(40, 90)]);
  const rule = mix(inkOn(image, rect), grey(128), 0.7);
  for (let y = rect.y; y < rect.y + rect.height - high; y += high)
    for (let x = rect.x; x < rect.x + rect.width - wide; x += wide) {
      const cell = { x, y, width: wide + 1, height: high + 1 };
      if (chance.is(0.08)) fill(image, cell, hsv(chance.between(0, 360), 0.4, 0.9));
      outline(image, cell, 1, rule);
      if (chance.is(0.5))
        text(image, x + 3, y + high * 0.3, high * 0.45, chance.whole(1, wide / high / 0.3), grey(70), chance);
    }
}

function calendar(image: Image, rect: Rect, chance: Chance): void {
  const side = Math.min(rect.width / 7, rect.height / 7, chance.between(24, 90));
  const ink = inkOn(image, rect);
  for (let day = 0; day < 42; day += 1) {
    const cell = {
      x: rect.x + (day % 7) * side,
      y: rect.y + side + Math.floor(day / 7) * side,
      width: side,
      height: side,
    };
    if (chance.is(0.1)) fill(image, cell, hsv(chance.between(0, 360), 0.5, 0.9));
    outline(image, cell, 1, mix(ink, grey(128), 0.6));
    text(image, cell.x + side * 0.3, cell.y + side * 0.3, side * 0.35, 2, ink, chance);
  }
}

/** A bar chart: as near to a stack as an ordinary picture comes. */
function bars(image: Image, rect: Rect, chance: Chance): void {
  const count = chance.whole(5, 16);
  const wide = rect.width / count;
  const hue = chance.between(0, 360);
  for (let i = 0; i < count; i += 1) {
    const high = rect.height * chance.between(0.05, 0.9);
    const bar = { x: rect.x + i * wide + 2, y: rect.y + rect.height - high, width: wide - 4, height: high };
    fill(image, bar, hsv(hue, 0.6, 0.8));
    if (chance.is(0.4))
      fill(image, { ...bar, height: high * chance.next() }, hsv((hue + 120) % 360, 0.6, 0.8));
  }
}

/** A wall of coloured squares without a gap: a start screen, a mosaic. */
function tiles(image: Image, rect: Rect, chance: Chance): void {
  const side = chance.between(12, 44);
  const hues = Array.from({ length: 7 }, () => chance.between(0, 360));
  for (let y = rect.y; y + side < rect.y + rect.height; y += side)
    for (let x = rect.x; x + side < rect.x + rect.width; x += side)
      fill(image, grow({ x, y, width: side, height: side }, -0.5), hsv(chance.of(hues), 0.7, 0.9));
}

/** Small squares in five shades, as in a year of days. */
function heatmap(image: Image, rect: Rect, chance: Chance): void {
  const side = chance.between(9, 16);
  const hue = chance.between(0, 360);
  for (let x = rect.x + 4; x + side < rect.x + rect.width; x += side * 1.25)
    for (let row = 0; row < 7; row += 1)
      fill(
        image,
        { x, y: rect.y + 10 + row * side * 1.25, width: side, height: side },
        hsv(hue, 0.7, chance.of([0.15, 0.15, 0.3, 0.5, 0.8])),
      );
}

function icons(image: Image, rect: Rect, chance: Chance): void {
  const side = chance.between(28, 64);
  for (let y = rect.y + side / 2; y + side * 1.6 < rect.y + rect.height; y += side * 1.8)
    for (let x = rect.x + side / 2; x + side * 1.2 < rect.x + rect.width; x += side * 1.6) {
      const colour = hsv(chance.between(0, 360), 0.6, 0.8);
      if (chance.is(0.5)) fill(image, { x, y, width: side, height: side }, colour);
      else disc(image, x + side / 2, y + side / 2, side / 2, colour);
      text(image, x, y + side * 1.15, side * 0.2, 6, grey(150), chance);
    }
}

export function drawWindows(image: Image, count: number, chance: Chance): void {
  for (let i = 0; i < count; i += 1) {
    const width = chance.between(0.15, 0.5) * image.width;
    const height = chance.between(0.2, 0.6) * image.height;
    const rect = {
      x: chance.between(-0.1, 0.8) * image.width,
      y: chance.between(0, 0.7) * image.height,
      width,
      height,
    };
    drawContent(image, drawWindow(image, rect, chance), chance);
  }
}
