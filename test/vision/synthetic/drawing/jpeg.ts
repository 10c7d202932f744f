/** The damage of JPEG compression: blocks of 8 x 8 in frequency space, rounded, colours at half the resolution. */
import type { Image } from '../../../../vision/types.ts';

/** ITU-T T.81, tables K.1 and K.2: steps for brightness and colour at quality 50, row by row. */
const brightnessSteps = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];
const colourSteps = [
  17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99,
  99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
  99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
];

const cosines = Float32Array.from({ length: 64 }, (_, i) => {
  const [frequency, at] = [i >> 3, i & 7];
  return (frequency ? 0.5 : Math.SQRT1_2 / 2) * Math.cos(((2 * at + 1) * frequency * Math.PI) / 16);
});

interface Plane {
  width: number;
  height: number;
  values: Float32Array;
}

/** Changes the picture to what is left of it at a quality of 1..100; `halved`: colours at half the resolution. */
export function compress(image: Image, quality: number, halved: boolean): void {
  const share = quality < 50 ? 50 / quality : 2 - quality / 50;
  const steps = (table: readonly number[]): number[] =>
    table.map((step) => Math.max(1, Math.min(255, Math.round(step * share))));
  const by = halved ? 2 : 1;
  const brightness = planeOf(image, 1, (r, g, b) => 0.299 * r + 0.587 * g + 0.114 * b);
  const blue = planeOf(image, by, (r, g, b) => 128 - 0.168736 * r - 0.331264 * g + 0.5 * b);
  const red = planeOf(image, by, (r, g, b) => 128 + 0.5 * r - 0.418688 * g - 0.081312 * b);
  roundBlocks(brightness, steps(brightnessSteps));
  for (const plane of [blue, red]) roundBlocks(plane, steps(colourSteps));
  for (let y = 0; y < image.height; y += 1)
    for (let x = 0; x < image.width; x += 1) {
      const i = (y * image.width + x) * 4;
      const at = Math.floor(y / by) * blue.width + Math.floor(x / by);
      const [l, u, v] = [brightness.values[y * brightness.width + x]!, blue.values[at]!, red.values[at]!];
      image.data[i] = clamp(l + 1.402 * (v - 128));
      image.data[i + 1] = clamp(l - 0.344136 * (u - 128) - 0.714136 * (v - 128));
      image.data[i + 2] = clamp(l + 1.772 * (u - 128));
    }
}

const clamp = (value: number): number => Math.max(0, Math.min(255, Math.round(value)));

/** One channel, means of `by` x `by` pixels, made up to whole blocks by repeating the last pixels. */
function planeOf(image: Image, by: number, of: (r: number, g: number, b: number) => number): Plane {
  const width = Math.ceil(image.width / by / 8) * 8;
  const height = Math.ceil(image.height / by / 8) * 8;
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      for (let part = 0; part < by * by; part += 1) {
        const px = Math.min(image.width - 1, x * by + (part % by));
        const py = Math.min(image.height - 1, y * by + Math.floor(part / by));
        const i = (py * image.width + px) * 4;
        values[y * width + x]! += of(image.data[i]!, image.data[i + 1]!, image.data[i + 2]!) / (by * by);
      }
  return { width, height, values };
}

const block = new Float32Array(64);
const turned = new Float32Array(64);

function roundBlocks({ width, height, values }: Plane, steps: readonly number[]): void {
  for (let top = 0; top < height; top += 8)
    for (let left = 0; left < width; left += 8) {
      for (let i = 0; i < 64; i += 1) block[i] = values[(top + (i >> 3)) * width + left + (i & 7)]! - 128;
      transform(block, turned, true);
      transform(turned, block, true);
      for (let i = 0; i < 64; i += 1) block[i] = Math.round(block[i]! / steps[i]!) * steps[i]!;
      transform(block, turned, false);
      transform(turned, block, false);
      for (let i = 0; i < 64; i += 1) values[(top + (i >> 3)) * width + left + (i & 7)] = block[i]! + 128;
    }
}

/** The cosine transform of the rows (or its inverse), and rows become columns: twice does both directions. */
function transform(from: Float32Array, to: Float32Array, forward: boolean): void {
  for (let row = 0; row < 64; row += 8)
    for (let k = 0; k < 8; k += 1) {
      let sum = 0;
      for (let n = 0; n < 8; n += 1) sum += from[row + n]! * cosines[forward ? k * 8 + n : n * 8 + k]!;
      to[k * 8 + (row >> 3)] = sum;
    }
}
