/** What games draw behind everything: plain colour, pictures, brickwork, patterns. */
import type { Image, Rect } from '../../../../vision/types.ts';
import {
  blank,
  disc,
  fill,
  gradient,
  grey,
  grow,
  hsv,
  mix,
  paste,
  photo,
  polygon,
  type Colour,
} from '../drawing/paint.ts';
import type { Chance } from '../drawing/random.ts';

type Backdrop = (image: Image, rect: Rect, base: Colour, cell: number, chance: Chance) => void;

const randomColour = (chance: Chance): Colour =>
  hsv(chance.between(0, 360), chance.between(0.2, 0.9), chance.between(0.2, 1));

const shaded: Backdrop = (image, rect, base, _, chance) =>
  gradient(image, rect, base, randomColour(chance), chance.between(0, 1));

const noisy: Backdrop = (image, rect, base, cell, chance) =>
  photo(image, rect, base, randomColour(chance), cell * chance.between(2, 14), chance);

/** A landscape of large shapes with hard and soft edges. */
export const landscape: Backdrop = (whole, area, base, cell, chance) => {
  const rect = {
    x: 0,
    y: 0,
    width: Math.max(1, Math.round(area.width)),
    height: Math.max(1, Math.round(area.height)),
  };
  const image = blank(rect.width, rect.height, base);
  photo(image, rect, base, randomColour(chance), cell * chance.between(4, 14), chance);
  for (let i = chance.whole(2, 9); i > 0; i -= 1) {
    const x = rect.x + chance.next() * rect.width;
    const y = rect.y + chance.next() * rect.height;
    const size = cell * chance.between(1, 9);
    const colour = randomColour(chance);
    const alpha = chance.between(0.2, 1);
    if (chance.is(0.5)) disc(image, x, y, size, colour, alpha);
    else {
      const corner = (): number[] => [x + chance.between(-1, 1) * size, y + chance.between(-1, 1) * size];
      polygon(image, [...corner(), ...corner(), ...corner(), ...corner()], colour, alpha);
    }
  }
  paste(whole, image, area.x, area.y);
};

/** Squares or bricks of about a cell's size: the worst that can be beside a board. */
export const brickwork: Backdrop = (image, rect, base, cell, chance) => {
  const high = Math.max(3, Math.round(cell * chance.of([0.5, 0.8, 1, 1.5])));
  const wide = Math.round(high * chance.of([1, 1, 2, 2.5]));
  const shift = chance.is(0.6) ? wide / 2 : 0;
  const joint = mix(base, chance.of([grey(0), grey(255)]), chance.between(0.2, 0.7));
  const rough = chance.between(0, 0.2);
  fill(image, rect, joint);
  for (let y = rect.y, row = 0; y < rect.y + rect.height; y += high, row += 1)
    for (let x = rect.x - (row % 2) * shift; x < rect.x + rect.width; x += wide)
      fill(
        image,
        grow({ x, y, width: wide, height: high }, -0.5),
        mix(base, grey(255), chance.next() * rough),
      );
};

const striped: Backdrop = (image, rect, base, cell, chance) => {
  const other = mix(base, randomColour(chance), chance.between(0.1, 0.5));
  const wide = cell * chance.between(0.5, 4);
  for (let x = rect.x; x < rect.x + rect.width; x += 2 * wide)
    fill(image, { x, y: rect.y, width: wide, height: rect.height }, other);
};

const plain: Backdrop = () => {};

const choices: readonly Backdrop[] = [
  plain,
  plain,
  plain,
  plain,
  shaded,
  noisy,
  landscape,
  landscape,
  brickwork,
  striped,
];

export function scenery(image: Image, rect: Rect, base: Colour, cell: number, chance: Chance): void {
  chance.of(choices)(image, rect, base, cell, chance);
}
