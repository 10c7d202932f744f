/** Painting on a picture in memory: rectangles, discs, gradients, noise, text-like marks. */
import type { Image, Rect } from '../../../vision/types.ts';
import type { Chance } from './random.ts';

export type Colour = readonly [red: number, green: number, blue: number];

export function blank(width: number, height: number, [r, g, b]: Colour): Image {
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < data.length; i += 4) data.set([r, g, b, 255], i);
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
  const x1 = Math.round(rect.x + rect.width);
  const y1 = Math.round(rect.y + rect.height);
  for (let y = Math.round(rect.y); y < y1; y += 1)
    for (let x = Math.round(rect.x); x < x1; x += 1) dot(image, x, y, colour, alpha);
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
  for (let y = Math.round(rect.y); y < rect.y + rect.height; y += 1)
    for (let x = Math.round(rect.x); x < rect.x + rect.width; x += 1) {
      const t = (y - rect.y) / rect.height + (slant * (x - rect.x)) / rect.width;
      dot(image, x, y, mix(from, to, Math.max(0, Math.min(1, t / (1 + slant)))));
    }
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
  const layers = [size, size / 3, size / 9].map((cell) => valueNoise(rect, Math.max(2, cell), chance));
  for (let y = 0; y < rect.height; y += 1)
    for (let x = 0; x < rect.width; x += 1) {
      const t = layers[0]!(x, y) * 0.6 + layers[1]!(x, y) * 0.3 + layers[2]!(x, y) * 0.1;
      dot(image, Math.round(rect.x) + x, Math.round(rect.y) + y, mix(from, to, t));
    }
}

function valueNoise(rect: Rect, cell: number, chance: Chance): (x: number, y: number) => number {
  const columns = Math.ceil(rect.width / cell) + 2;
  const rows = Math.ceil(rect.height / cell) + 2;
  const knots = Float32Array.from({ length: columns * rows }, () => chance.next());
  const ease = (t: number): number => t * t * (3 - 2 * t);
  return (x, y) => {
    const column = Math.floor(x / cell);
    const row = Math.floor(y / cell);
    const u = ease(x / cell - column);
    const v = ease(y / cell - row);
    const at = (dx: number, dy: number): number => knots[(row + dy) * columns + column + dx]!;
    return (at(0, 0) * (1 - u) + at(1, 0) * u) * (1 - v) + (at(0, 1) * (1 - u) + at(1, 1) * u) * v;
  };
}

/** Grain on every pixel. */
export function grain(image: Image, rect: Rect, amount: number, chance: Chance): void {
  for (let y = Math.round(rect.y); y < rect.y + rect.height; y += 1)
    for (let x = Math.round(rect.x); x < rect.x + rect.width; x += 1) {
      if (x < 0 || y < 0 || x >= image.width || y >= image.height) continue;
      const i = (y * image.width + x) * 4;
      const shift = (chance.next() - 0.5) * 2 * amount;
      for (let c = 0; c < 3; c += 1)
        image.data[i + c] = Math.max(0, Math.min(255, image.data[i + c]! + shift));
    }
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
