/** Colours of pieces. */
import { grey, hsv, mix, type Colour } from './paint.ts';
import type { Chance } from './random.ts';

/** Between two colours, 0..442. */
export const distance = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** A block nobody could see is no block. */
export const leastContrast = 48;

/**
 * One colour for each of `count` kinds: hues all round, a few shades, two or three colours for all, or one.
 * All can be told from the ground, but not always from each other.
 */
export function randomPalette(chance: Chance, count: number, ground: Colour = grey(0)): Colour[] {
  return colours(chance, count).map((colour) => apart(colour, ground));
}

function colours(chance: Chance, count: number): Colour[] {
  const style = chance.next();
  const start = chance.between(0, 360);
  const value = chance.between(0.6, 1);
  const repeat = (few: Colour[]): Colour[] => Array.from({ length: count }, (_, i) => few[i % few.length]!);
  if (style < 0.08) return repeat([grey(Math.round(255 * value))]);
  if (style < 0.14) return Array.from({ length: count }, (_, i) => grey(30 + (i * 200) / count));
  if (style < 0.2) return repeat([hsv(start, 0.8, value), hsv((start + 60) % 360, 0.6, 1), grey(245)]);
  if (style < 0.24) return repeat([0.9, 0.7, 0.5].map((v) => hsv(start, 0.5, v)));
  const pastel = chance.is(0.2) ? 0.35 : chance.between(0.55, 1);
  const hues = chance.shuffled(Array.from({ length: count }, (_, i) => start + (i * 360) / count));
  const result = hues.map((hue) =>
    hsv((hue + chance.between(-14, 14) + 360) % 360, pastel, value * chance.between(0.75, 1)),
  );
  if (chance.is(0.2)) result[chance.whole(0, count - 1)] = grey(chance.of([235, 250, 120]));
  return result;
}

/** The colour, moved away from the ground until a block of it can be seen. */
export function apart(colour: Colour, ground: Colour): Colour {
  const away = ground[0] + ground[1] + ground[2] > 380 ? grey(0) : grey(255);
  for (let share = 0; share < 1; share += 0.15)
    if (distance(mix(colour, away, share), ground) >= leastContrast) return mix(colour, away, share);
  return away;
}
