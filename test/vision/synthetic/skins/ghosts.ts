/** How the place is marked where the falling piece would land. */
import type { Image, Rect } from '../../../../vision/types.ts';
import { disc, dot, fill, grey, grow, mix, outline, type Colour } from '../drawing/paint.ts';
import type { Chance } from '../drawing/random.ts';

export type DrawGhost = (image: Image, rect: Rect, colour: Colour) => void;

/** null: the game has no ghost. */
export function randomGhost(chance: Chance, base: Colour): DrawGhost | null {
  const share = chance.between(0.12, 0.5);
  const grid = chance.of([2, 3]);
  return chance.of<DrawGhost | null>([
    null,
    null,
    (image, rect, colour) => fill(image, grow(rect, -1), mix(base, colour, share)),
    (image, rect, colour) => fill(image, rect, mix(base, colour, share)),
    (image, rect, colour) => outline(image, grow(rect, -1), Math.max(1, Math.round(rect.width / 14)), colour),
    (image, rect) => outline(image, grow(rect, -1), Math.max(1, Math.round(rect.width / 10)), grey(150)),
    (image, rect) => fill(image, grow(rect, -1), mix(base, grey(128), 0.8)),
    (image, rect) => fill(image, grow(rect, -1), grey(235), 0.3),
    (image, rect, colour) => dither(image, rect, colour, grid),
    (image, { x, y, width, height }, colour) =>
      disc(image, x + width / 2, y + height / 2, Math.max(1, width / 7), colour),
    (image, rect, colour) => fill(image, grow(rect, -rect.width / 3.5), colour),
  ]);
}

function dither(image: Image, rect: Rect, colour: Colour, grid: number): void {
  const [left, top] = [Math.round(rect.x), Math.round(rect.y)];
  for (let y = 0; y < Math.round(rect.height); y += 1)
    for (let x = 0; x < Math.round(rect.width); x += 1)
      if ((x + y) % grid === 0) dot(image, left + x, top + y, colour);
}
