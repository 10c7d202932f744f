/** Pictures made larger or smaller, as emulators, browsers and screens with scaling do. */
import type { Image } from '../../../../vision/types.ts';

/** Every pixel becomes a block of the nearest one's colour. */
export function nearest(image: Image, width: number, height: number): Image {
  const from = new Uint32Array(image.data.buffer, image.data.byteOffset, image.width * image.height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor(((y + 0.5) * image.height) / height) * image.width;
    for (let x = 0; x < width; x += 1)
      to[y * width + x] = from[row + Math.floor(((x + 0.5) * image.width) / width)]!;
  }
  return { width, height, data: new Uint8Array(to.buffer) };
}

/** Soft: linear between pixel centres, the mean of what falls together where the picture shrinks. */
export function smooth(image: Image, width: number, height: number): Image {
  const wide = stretch(image.data, image.width, image.height, width, 4, 4 * image.width);
  const high = stretch(wide, image.height, width, height, 4 * width, 4);
  return { width, height, data: high };
}

/** Resamples `lines` lines of `from` pixels to `to` pixels; `step` bytes from pixel to pixel, `jump` from line to line. */
function stretch(
  data: Image['data'],
  from: number,
  lines: number,
  to: number,
  step: number,
  jump: number,
): Uint8Array {
  const result = new Uint8Array(lines * to * 4);
  const [outStep, outJump] = step === 4 ? [4, 4 * to] : [step, 4];
  const taps = Array.from({ length: to }, (_, i) => tapsOf(i, from, to));
  for (let line = 0; line < lines; line += 1)
    for (let i = 0; i < to; i += 1) {
      const { first, shares } = taps[i]!;
      for (let c = 0; c < 3; c += 1) {
        let sum = 0.5;
        for (let tap = 0; tap < shares.length; tap += 1)
          sum += shares[tap]! * data[line * jump + (first + tap) * step + c]!;
        result[line * outJump + i * outStep + c] = sum;
      }
      result[line * outJump + i * outStep + 3] = 255;
    }
  return result;
}

interface Taps {
  first: number;
  shares: Float32Array;
}

/** Which pixels make up pixel `i` of `to`, and their shares: a triangle as wide as the larger of the two pixels. */
function tapsOf(i: number, from: number, to: number): Taps {
  const ratio = from / to;
  const reach = Math.max(1, ratio);
  const centre = Math.max(0, Math.min(from - 1, (i + 0.5) * ratio - 0.5));
  const first = Math.max(0, Math.ceil(centre - reach));
  const last = Math.min(from - 1, Math.floor(centre + reach));
  const shares = Float32Array.from({ length: last - first + 1 }, (_, k) =>
    Math.max(0, 1 - Math.abs(first + k - centre) / reach),
  );
  const all = shares.reduce((sum, share) => sum + share, 0);
  return { first, shares: shares.map((share) => share / all) };
}
