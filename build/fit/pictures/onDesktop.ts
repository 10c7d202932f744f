/** A picture as a small window on a desktop. */
import type { Chance } from '../../../test/vision/synthetic/drawing/random.ts';
import { smaller } from '../../../vision/pixels/smaller.ts';
import type { Grid, Image } from '../../../vision/types.ts';

const desktop = { width: 1920, height: 1080 };

/** At half its size, or less where it has no room, anywhere on a ground of one colour. */
export function onDesktop(
  image: Image,
  boards: readonly Grid[],
  chance: Chance,
): { image: Image; boards: Grid[] } {
  const factor = Math.max(
    2,
    Math.ceil(image.width / desktop.width),
    Math.ceil(image.height / desktop.height),
  );
  const small = smaller(image, factor);
  const left = Math.floor(chance.between(0, desktop.width - small.width));
  const top = Math.floor(chance.between(0, desktop.height - small.height));
  const data = groundOf([0, 1, 2].map(() => Math.floor(chance.between(0, 255))));
  for (let y = 0; y < small.height; y += 1)
    data.set(
      small.data.subarray(4 * y * small.width, 4 * (y + 1) * small.width),
      4 * ((top + y) * desktop.width + left),
    );
  const placed = boards.map(({ board: { x, y, width, height }, ...rest }) => ({
    ...rest,
    board: { x: left + x / factor, y: top + y / factor, width: width / factor, height: height / factor },
  }));
  return { image: { ...desktop, data }, boards: placed };
}

function groundOf(colour: readonly number[]): Uint8Array {
  const pixels = new Uint32Array(desktop.width * desktop.height);
  pixels.fill(colour[0]! | (colour[1]! << 8) | (colour[2]! << 16) | 0xff000000);
  return new Uint8Array(pixels.buffer);
}
