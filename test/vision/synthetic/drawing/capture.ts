/** What happens to a picture between the game and us: scaling, blur, noise, other colours, JPEG. */
import type { Image } from '../../../../vision/types.ts';
import { compress } from './jpeg.ts';
import { grain } from './paint.ts';
import type { Chance } from './random.ts';
import { smooth } from './resample.ts';

/** About half of the pictures stay as they were drawn. */
export function wearOut(image: Image, chance: Chance): void {
  if (chance.is(0.08)) soften(image, chance.between(1.2, 1.9));
  if (chance.is(0.1)) shiftColours(image, chance);
  if (chance.is(0.08)) grain(image, { x: 0, y: 0, ...image }, chance.between(2, 8), chance);
  if (chance.is(0.3)) compress(image, chance.whole(60, 92), chance.is(0.7));
}

/** Out of focus: made smaller and large again. */
function soften(image: Image, by: number): void {
  const small = smooth(image, Math.ceil(image.width / by), Math.ceil(image.height / by));
  image.data.set(smooth(small, image.width, image.height).data);
}

/** Brightness, contrast and tint of a capture card or a screen at night. */
function shiftColours(image: Image, chance: Chance): void {
  const low = chance.between(0, 24);
  const gamma = chance.between(0.75, 1.3);
  const tint = [1, 2, 3].map(() => chance.between(0.85, 1));
  const tables = tint.map((share) =>
    Uint8Array.from({ length: 256 }, (_, v) => low + (255 - low) * share * (v / 255) ** gamma),
  );
  for (let i = 0; i < image.data.length; i += 4)
    for (let c = 0; c < 3; c += 1) image.data[i + c] = tables[c]![image.data[i + c]!]!;
}
