/** Painting on a picture in memory: rectangles, discs, gradients, noise, text-like marks. */
import type { Image, Rect } from '../../../../vision/types.ts';
import type { Chance } from './random.ts';

export type Colour = readonly [red: number, green: number, blue: number];

export function blank(width: number, height: number, [r, g, b]: Colour): Image {
  const data = new Uint8Array(width * height * 4);
  const words = new Uint32Array(data.buffer);
  data.set([r, g, b, 255]);
  words.fill(words[0]!);
  return { width, height, data };
}

/** Mixes a colour into one pixel; `alpha` 0..1. */
export function dot(image: Image, x: number, y: number, colour: Colour, alpha = 1): void {
  if (x < 0 || y < 0 || x >= image.width || y >= image.height) return;
  const i = (y * image.width + x) * 4;
  for (let c = 0; c < 3; c += 1)
    image.data[i + c] = Math.round(image.data[i + c]! * (1 - alpha) + colour[c]! * alpha);
}

/** Fills whole pixels: both ends are rounded, so neighbours meet without a seam. */
export function fill(image: Image, rect: Rect, colour: Colour, alpha = 1): void {
  eachPixel(image, rect, (i) => blend(image.data, i, colour, alpha));
}

/** Calls with the offset of every pixel of a rectangle that lies in the picture. */
function eachPixel(image: Image, rect: Rect, paint: (offset: number, x: number, y: number) => void): void {
  const x0 = Math.max(0, Math.round(rect.x));
  const y0 = Math.max(0, Math.round(rect.y));
  const x1 = Math.min(image.width, Math.round(rect.x + rect.width));
  const y1 = Math.min(image.height, Math.round(rect.y + rect.height));
  for (let y = y0; y < y1; y += 1) for (let x = x0; x < x1; x += 1) paint((y * image.width + x) * 4, x, y);
}

function blend(data: Image['data'], i: number, [r, g, b]: Colour, alpha: number): void {
  data[i] = Math.round(data[i]! * (1 - alpha) + r * alpha);
  data[i + 1] = Math.round(data[i + 1]! * (1 - alpha) + g * alpha);
  data[i + 2] = Math.round(data[i + 2]! * (1 - alpha) + b * alpha);
}

/** The outline of a rectangle, drawn inwards. */
export function outline(image: Image, rect: Rect, thickness: number, colour: Colour, alpha = 1): void {
  const { x, y, width, height } = rect;
  fill(image, { x, y, width, height: thickness }, colour, alpha);
  fill(image, { x, y: y + height - thickness, width, height: thickness }, colour, alpha);
  fill(image, { x, y: y + thickness, width: thickness, height: height - 2 * thickness }, colour, alpha);
  fill(
    image,
    { x: x + width - thickness, y: y + thickness, width: thickness, height: height - 2 * thickness },
    colour,
    alpha,
  );
}

export function disc(image: Image, cx: number, cy: number, radius: number, colour: Colour, alpha = 1): void {
  for (let y = Math.floor(cy - radius); y <= cy + radius; y += 1)
    for (let x = Math.floor(cx - radius); x <= cx + radius; x += 1) {
      const cover = radius - Math.hypot(x + 0.5 - cx, y + 0.5 - cy) + 0.5;
      if (cover > 0) dot(image, x, y, colour, alpha * Math.min(1, cover));
    }
}

export const grow = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

export const mix = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

export const grey = (level: number): Colour => [level, level, level];

/** Hue 0..360, saturation and value 0..1. */
export function hsv(hue: number, saturation: number, value: number): Colour {
  const part = (n: number): number => {
    const k = (n + hue / 60) % 6;
    return 255 * (value - value * saturation * Math.max(0, Math.min(k, 4 - k, 1)));
  };
  return [part(5), part(3), part(1)];
}

/** A vertical or slanted run from one colour to another. */
export function gradient(image: Image, rect: Rect, from: Colour, to: Colour, slant = 0): void {
  eachPixel(image, rect, (i, x, y) => {
    const t = (y - rect.y) / rect.height + (slant * (x - rect.x)) / rect.width;
    blend(image.data, i, mix(from, to, Math.max(0, Math.min(1, t / (1 + slant)))), 1);
  });
}

/** Smooth random light and shade of several sizes, as in a photograph. */
export function photo(
  image: Image,
  rect: Rect,
  from: Colour,
  to: Colour,
  size: number,
  chance: Chance,
): void {
  const layers = [size, size / 3, size / 9].map((cell) => new ValueNoise(rect, Math.max(2, cell), chance));
  const [large, middle, small] = layers as [ValueNoise, ValueNoise, ValueNoise];
  const [left, top] = [Math.round(rect.x), Math.round(rect.y)];
  eachPixel(image, rect, (i, px, py) => {
    const [x, y] = [px - left, py - top];
    const share = large.at(x, y) * 0.6 + middle.at(x, y) * 0.3 + small.at(x, y) * 0.1;
    blend(image.data, i, mix(from, to, share), 1);
  });
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Random values at knots `cell` pixels apart, smooth between them. */
class ValueNoise {
  private readonly columns: number;
  private readonly knots: Float32Array;

  constructor(
    rect: Rect,
    private readonly cell: number,
    chance: Chance,
  ) {
    this.columns = Math.ceil(rect.width / cell) + 2;
    const rows = Math.ceil(rect.height / cell) + 2;
    this.knots = Float32Array.from({ length: this.columns * rows }, () => chance.next());
  }

  at(x: number, y: number): number {
    const { columns, knots, cell } = this;
    const column = Math.floor(x / cell);
    const row = Math.floor(y / cell);
    const u = ease(x / cell - column);
    const v = ease(y / cell - row);
    const at = row * columns + column;
    const upper = knots[at]! * (1 - u) + knots[at + 1]! * u;
    const lower = knots[at + columns]! * (1 - u) + knots[at + columns + 1]! * u;
    return upper * (1 - v) + lower * v;
  }
}

/** Grain on every pixel. */
export function grain(image: Image, rect: Rect, amount: number, chance: Chance): void {
  eachPixel(image, rect, (i) => {
    const shift = (chance.next() - 0.5) * 2 * amount;
    for (let c = 0; c < 3; c += 1) image.data[i + c] = Math.max(0, Math.min(255, image.data[i + c]! + shift));
  });
}

/** Copies a picture into another one; what hangs over the edges is left out. */
export function paste(image: Image, other: Image, left: number, top: number, alpha = 1): void {
  const rect = { x: left, y: top, width: other.width, height: other.height };
  eachPixel(image, rect, (i, x, y) => {
    const from = ((y - Math.round(top)) * other.width + x - Math.round(left)) * 4;
    const { data } = other;
    blend(image.data, i, [data[from]!, data[from + 1]!, data[from + 2]!], alpha);
  });
}

/** A polygon (x, y in turn), filled without softened edges. */
export function polygon(image: Image, points: readonly number[], colour: Colour, alpha = 1): void {
  const xs = points.filter((_, i) => i % 2 === 0);
  const ys = points.filter((_, i) => i % 2 === 1);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const rect = { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
  eachPixel(image, rect, (i, px, py) => {
    if (isInside(xs, ys, px + 0.5, py + 0.5)) blend(image.data, i, colour, alpha);
  });
}

/** Counts the sides that a ray to the right crosses. */
function isInside(xs: readonly number[], ys: readonly number[], x: number, y: number): boolean {
  let inside = false;
  for (let a = 0, b = xs.length - 1; a < xs.length; b = a, a += 1) {
    const crosses = ys[a]! > y !== ys[b]! > y;
    if (crosses && x < ((xs[b]! - xs[a]!) * (y - ys[a]!)) / (ys[b]! - ys[a]!) + xs[a]!) inside = !inside;
  }
  return inside;
}

/** Marks that look like a line of text from afar. Returns where it ends. */
export function text(
  image: Image,
  x: number,
  y: number,
  size: number,
  length: number,
  colour: Colour,
  chance: Chance,
): number {
  const pen = Math.max(1, Math.round(size / 9));
  let at = x;
  for (let i = 0; i < length; i += 1) {
    const width = size * chance.of([0.45, 0.5, 0.55]);
    if (!chance.is(0.17)) glyph(image, { x: at, y, width: width - pen, height: size }, pen, colour, chance);
    at += width + pen;
  }
  return at;
}

/** A few strokes on a grid of 2 by 3. */
function glyph(
  image: Image,
  { x, y, width, height }: Rect,
  pen: number,
  colour: Colour,
  chance: Chance,
): void {
  const tall = chance.is(0.35) ? 0 : 0.3;
  const top = y + height * tall;
  const high = height - height * tall;
  if (chance.is(0.75)) fill(image, { x, y: top, width: pen, height: high }, colour);
  if (chance.is(0.5)) fill(image, { x: x + width - pen, y: top, width: pen, height: high }, colour);
  for (const share of [0, 0.5, 1])
    if (chance.is(0.5)) fill(image, { x, y: top + (high - pen) * share, width, height: pen }, colour);
}
