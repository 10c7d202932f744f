/** What video, capture cards and JPEG do to a picture: blur, coarse colour, coarse blocks. */
import type { Image, Rect } from '../../../../vision/types.ts';
import { clip } from '../../../../vision/pixels/image.ts';
import { grain } from '../drawing/paint.ts';
import type { Chance } from '../drawing/random.ts';

/** Leaves most pictures whole. */
export function damage(image: Image, rect: Rect, chance: Chance): void {
  const part = clip(rect, image);
  if (chance.is(0.25)) soften(image, part, chance.of([1, 1, 2]));
  if (chance.is(0.15)) grain(image, part, chance.between(2, 6), chance);
  if (chance.is(0.3)) compress(image, part, chance.between(4, 26));
}

/** Mean of each pixel with its neighbours, `times` over. */
function soften(image: Image, { x, y, width, height }: Rect, times: number): void {
  const { data } = image;
  for (let i = 0; i < times; i += 1)
    for (const [along, across, step, stride] of [
      [width, height, 4, image.width * 4],
      [height, width, image.width * 4, 4],
    ] as const)
      for (let line = 0; line < across; line += 1) {
        let at = (y * image.width + x) * 4 + line * stride;
        const before = [data[at]!, data[at + 1]!, data[at + 2]!];
        for (let k = 0; k < along - 1; k += 1, at += step)
          for (let c = 0; c < 3; c += 1) {
            const own = data[at + c]!;
            data[at + c] = (before[c]! + 2 * own + data[at + step + c]!) / 4;
            before[c] = own;
          }
      }
}

const cosines = Float32Array.from({ length: 64 }, (_, i) => {
  const [k, n] = [Math.floor(i / 8), i % 8];
  return Math.cos(((2 * n + 1) * k * Math.PI) / 16) * (k === 0 ? Math.sqrt(1 / 8) : 0.5);
});

/**
 * Blocks of 8 x 8 in luma and of 16 x 16 at half size in chroma, their cosine transform rounded to steps that
 * grow with frequency: the losses of JPEG, not its format.
 */
function compress(image: Image, { x, y, width, height }: Rect, step: number): void {
  const [w, h] = [Math.floor(width / 16) * 16, Math.floor(height / 16) * 16];
  const luma = new Float32Array(w * h);
  const blue = new Float32Array((w * h) / 4);
  const red = new Float32Array((w * h) / 4);
  for (let v = 0; v < h; v += 1)
    for (let u = 0; u < w; u += 1) {
      const i = ((y + v) * image.width + x + u) * 4;
      const [r, g, b] = [image.data[i]!, image.data[i + 1]!, image.data[i + 2]!];
      const half = (v >> 1) * (w / 2) + (u >> 1);
      luma[v * w + u] = 0.299 * r + 0.587 * g + 0.114 * b;
      blue[half]! += (b - luma[v * w + u]!) * 0.141;
      red[half]! += (r - luma[v * w + u]!) * 0.178;
    }
  roundBlocks(luma, w, h, step);
  roundBlocks(blue, w / 2, h / 2, step * 1.3);
  roundBlocks(red, w / 2, h / 2, step * 1.3);
  for (let v = 0; v < h; v += 1)
    for (let u = 0; u < w; u += 1) {
      const i = ((y + v) * image.width + x + u) * 4;
      const half = (v >> 1) * (w / 2) + (u >> 1);
      const l = luma[v * w + u]!;
      const [cb, cr] = [blue[half]!, red[half]!];
      const rgb = [l + 1.402 * cr, l - 0.344 * cb - 0.714 * cr, l + 1.772 * cb];
      for (let c = 0; c < 3; c += 1) image.data[i + c] = Math.max(0, Math.min(255, Math.round(rgb[c]!)));
    }
}

function roundBlocks(plane: Float32Array, width: number, height: number, step: number): void {
  const block = new Float32Array(64);
  const turned = new Float32Array(64);
  for (let y = 0; y + 8 <= height; y += 8)
    for (let x = 0; x + 8 <= width; x += 8) {
      for (let i = 0; i < 64; i += 1) block[i] = plane[(y + (i >> 3)) * width + x + (i & 7)]!;
      transform(block, turned, false);
      for (let i = 0; i < 64; i += 1) {
        const size = step * (1 + 0.35 * ((i >> 3) + (i & 7)));
        block[i] = Math.round(block[i]! / size) * size;
      }
      transform(block, turned, true);
      for (let i = 0; i < 64; i += 1) plane[(y + (i >> 3)) * width + x + (i & 7)] = block[i]!;
    }
}

/** The cosine transform of a block in place, or its inverse; `turned` is room to work in. */
function transform(block: Float32Array, turned: Float32Array, inverse: boolean): void {
  for (let pass = 0; pass < 2; pass += 1) {
    for (let row = 0; row < 8; row += 1)
      for (let k = 0; k < 8; k += 1) {
        let sum = 0;
        for (let n = 0; n < 8; n += 1) sum += block[row * 8 + n]! * cosines[inverse ? n * 8 + k : k * 8 + n]!;
        turned[k * 8 + row] = sum;
      }
    block.set(turned);
  }
}
