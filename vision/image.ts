/** Cutting and shrinking of pictures. All coordinates are frame pixels, y downwards. */
import type { Image, Rect } from './types.ts';

/** The pixels as one number each, blue, green and red in its lower bytes from the highest to the lowest. */
export function pixelsOf({ width, height, data }: Image): Int32Array {
  const { buffer, byteOffset } = data;
  if (byteOffset % 4 === 0) return new Int32Array(buffer, byteOffset, width * height);
  return new Int32Array(data.slice(0, 4 * width * height).buffer);
}

/** The whole pixels that lie in both `rect` and the picture. */
export function clip(rect: Rect, image: { width: number; height: number }): Rect {
  const x = Math.max(0, Math.floor(rect.x));
  const y = Math.max(0, Math.floor(rect.y));
  const right = Math.min(image.width, Math.ceil(rect.x + rect.width));
  const bottom = Math.min(image.height, Math.ceil(rect.y + rect.height));
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/** A copy of the part of the picture under `rect`, clipped to the picture. */
export function crop(image: Image, rect: Rect): Image {
  const { x, y, width, height } = clip(rect, image);
  const data = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = ((y + row) * image.width + x) * 4;
    data.set(image.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { width, height, data };
}

/** The picture at 1/`factor` of its size, each pixel the mean of `factor` x `factor` pixels. */
export function shrink(image: Image, factor: number): Image {
  const width = Math.floor(image.width / factor);
  const height = Math.floor(image.height / factor);
  const pixels = pixelsOf(image);
  const data = new Uint8Array(width * height * 4);
  const share = 1 / (factor * factor);
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4) {
      let r = 0;
      let g = 0;
      let b = 0;
      for (let v = 0; v < factor; v += 1) {
        const from = (y * factor + v) * image.width + x * factor;
        for (let i = from; i < from + factor; i += 1) {
          const pixel = pixels[i]!;
          r += pixel & 255;
          g += (pixel >> 8) & 255;
          b += (pixel >> 16) & 255;
        }
      }
      data[to] = r * share + 0.5;
      data[to + 1] = g * share + 0.5;
      data[to + 2] = b * share + 0.5;
      data[to + 3] = 255;
    }
  return { width, height, data };
}

/** How many times smaller a picture of `pixels` should be looked at to keep within `budget` pixels. */
export function shrinkFactor(pixels: number, budget: number): number {
  return Math.max(1, Math.ceil(Math.sqrt(pixels / budget)));
}
