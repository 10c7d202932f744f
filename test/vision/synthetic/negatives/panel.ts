/** A program's narrow window on a desk: headings, notices, cards and buttons below one another. */
import sharp from 'sharp';
import { Page, within, type Box } from '../../../../build/fit/pictures/pages/Page.ts';
import type { Image } from '../../../../vision/types.ts';
import { Chance } from '../drawing/random.ts';

/** How all parts of a window look. */
interface Style {
  size: number;
  round: number;
  line: string;
  face: string;
}

/** Paints one part at the top of what is left of the window; how high it is. */
type Part = (page: Page, place: Box, style: Style) => number;

const heading: Part = (page, { x, y }, { size }) => {
  page.text(x, y + size * 1.4, size * 1.4, page.words(page.chance.whole(1, 4)));
  return size * 2;
};

const paragraph: Part = (page, { x, y, w }, { size }) => {
  const lines = page.chance.whole(1, 3);
  for (let i = 1; i <= lines; i += 1)
    page.text(x, y + size * 1.3 * i, size * 0.9, page.words(Math.max(1, Math.round(w / size / 4))));
  return size * (1.3 * lines + 0.5);
};

const card: Part = (page, { x, y, w }, { size, round, line, face }) => {
  const { chance } = page;
  const box = { x, y, w, h: size * chance.between(2, 4) };
  page.box(box, face, { round, line });
  const picture = { ...within(box, 3), w: box.h * 1.5 };
  const isShown = chance.is(0.5);
  if (isShown) page.box(picture, chance.is(0.6) ? '#101014' : page.colour(), { round });
  const at = isShown ? picture.x + picture.w + size : x + size;
  page.text(at, y + box.h * 0.6, size, page.words(chance.whole(1, 3)));
  return box.h + size * 0.6;
};

const notice: Part = (page, { x, y, w }, style) => {
  const lines = page.chance.whole(2, 4);
  const { size, round } = style;
  const h = size * (1.4 * lines + 1);
  page.box({ x, y, w, h }, page.shade(), { round, line: page.accent });
  for (let i = 1; i <= lines; i += 1)
    page.text(x + size * 2.5, y + size * 1.4 * i, size, page.words(Math.max(1, Math.round(w / size / 5))));
  return h + size * 0.6;
};

const button: Part = (page, { x, y, w }, { size, round, line, face }) => {
  const isChosen = page.chance.is(0.3);
  page.box({ x, y, w, h: size * 2 }, isChosen ? page.accent : face, { round, line });
  page.text(x + w / 2, y + size * 1.35, size, page.words(2), page.ink, 'middle');
  return size * 2.6;
};

const parts: readonly Part[] = [heading, paragraph, paragraph, card, card, card, notice, button];

function drawWindow(page: Page, place: Box): void {
  const { chance } = page;
  const style = {
    size: chance.whole(11, 19),
    round: chance.whole(0, 8),
    line: page.shade(),
    face: chance.is(0.5) ? page.ground : page.shade(),
  };
  page.box(place, page.ground, { line: page.ink });
  const bar = style.size * 1.5;
  page.box({ ...place, h: bar }, page.shade());
  page.text(place.x + place.w / 2, place.y + style.size * 1.1, style.size, page.words(1), page.ink, 'middle');
  const inside = within(place, chance.whole(8, 24));
  const left = { ...inside, y: place.y + bar + style.size };
  const end = place.y + place.h - style.size * 4;
  const repeated = chance.is(0.4) ? chance.of(parts) : null;
  while (left.y < end) left.y += (repeated ?? chance.of(parts))(page, left, style);
}

/** A screen with one window on the right of a plain desk, whose left half is free. The same seed gives the same picture. */
export async function drawPanel(seed: number): Promise<Image> {
  const chance = new Chance(seed);
  const page = new Page([1920, 1080], chance);
  const { width, height } = page;
  page.box({ x: 0, y: 0, w: width, h: height }, chance.of(['#000', page.colour(), page.shade()]));
  const h = height * chance.between(0.55, 0.98);
  const w = h * chance.between(0.4, 0.75);
  drawWindow(page, {
    x: width - w - (width / 2 - w) * chance.next(),
    y: (height - h) * chance.next(),
    w,
    h,
  });
  const { data } = await sharp(Buffer.from(page.toString()))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data: new Uint8Array(data) };
}
