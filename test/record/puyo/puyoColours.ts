/** The colours of FloboPuyo's puyos, as its pictures have them, and where a player's field and next pair are. */
import { puyoKinds, type PuyoColour } from '../../../engine/puyo/types.ts';
import type { Image, Rect } from '../../../vision/types.ts';

export const columns = 6;
export const rows = 12;
/** Pixels of a cell. */
const cell = 32;

/** The player's own field in the window. */
export const field: Rect = { x: 418, y: 32, width: columns * cell, height: rows * cell };
/** The player's next pair, upper puyo first. */
const next: readonly Rect[] = [64, 96].map((y) => ({ x: 368, y, width: cell, height: cell }));

/** Degrees of the colour circle, in the middle of each colour's. */
const hues: Readonly<Record<PuyoColour, number>> = { R: 12, Y: 55, G: 115, B: 220, P: 290 };
const colours = puyoKinds.filter((kind): kind is PuyoColour => kind !== 'O');
/** Hues this far from a colour's are not its own. */
const reach = 24;
/** Pixels with less colour (0..1) or light (0..255) are eyes, shadows or the ground. */
const least = { saturation: 0.45, light: 90 };
/** Of a cell's pixels, those of its colour at least. */
const share = 0.4;

function colourOf(data: Image['data'], i: number): PuyoColour | null {
  const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (high < least.light || (high - low) / high < least.saturation) return null;
  const sector =
    high === r
      ? (g - b) / (high - low)
      : high === g
        ? 2 + (b - r) / (high - low)
        : 4 + (r - g) / (high - low);
  const hue = (sector * 60 + 360) % 360;
  const away = (colour: PuyoColour) =>
    Math.min(Math.abs(hue - hues[colour]), 360 - Math.abs(hue - hues[colour]));
  return colours.find((colour) => away(colour) <= reach) ?? null;
}

/** The puyo that fills the middle of a rectangle; '.' where none does. */
function puyoIn(image: Image, { x, y, width, height }: Rect): PuyoColour | '.' {
  const counts = new Map<PuyoColour, number>();
  let all = 0;
  for (let py = y + height / 8; py < y + (height * 7) / 8; py += 1)
    for (let px = x + width / 8; px < x + (width * 7) / 8; px += 1) {
      const colour = colourOf(image.data, (py * image.width + px) * 4);
      if (colour) counts.set(colour, (counts.get(colour) ?? 0) + 1);
      all += 1;
    }
  const most = [...counts].sort((a, b) => b[1] - a[1])[0];
  return most && most[1] >= share * all ? most[0] : '.';
}

/** The field as it is drawn, whatever falls through it, top row first. */
export function fieldIn(image: Image): string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, x) =>
      puyoIn(image, { x: field.x + x * cell, y: field.y + row * cell, width: cell, height: cell }),
    ).join(''),
  );
}

/** The next pair's letters, upper (child) first; '.' where a puyo is not seen. */
export const nextIn = (image: Image): string => next.map((rect) => puyoIn(image, rect)).join('');
