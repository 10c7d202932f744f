/** Crops and reduces pictures. All coordinates are frame pixels, y downwards. */
import type { Image, Rect, Size } from '../types.ts';

/** The pixels as one number each, blue, green and red in its lower bytes from the highest to the lowest. */
export function pixelsOf({ width, height, data }: Image): Int32Array {
  const { buffer, byteOffset } = data;
  if (byteOffset % 4 === 0) return new Int32Array(buffer, byteOffset, width * height);
  return new Int32Array(data.slice(0, 4 * width * height).buffer);
}

/** The whole pixels that are in both `rect` and the picture. */
export function clip(rect: Rect, image: Size): Rect {
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

/** The picture at 1/`factor` of its size, each pixel the mean of `factor` x `factor` pixels; 1 to 256 times smaller. */
export function shrink(image: Image, factor: number): Image & { data: Uint8Array } {
  const width = Math.floor(image.width / factor);
  const height = Math.floor(image.height / factor);
  const pixels = pixelsOf(image);
  const means = new Int32Array(width * height);
  const sums = new Float64Array(width * 3);
  for (let y = 0, to = 0; y < height; y += 1) {
    sums.fill(0);
    for (let v = 0; v < factor; v += 1) addLine(sums, pixels, (y * factor + v) * image.width, width, factor);
    const share = 1 / (factor * factor);
    for (let i = 0; i < sums.length; i += 3, to += 1) {
      const red = (sums[i]! * share + 0.5) | 0;
      const green = (sums[i + 1]! * share + 0.5) | 0;
      means[to] = red | (green << 8) | (((sums[i + 2]! * share + 0.5) | 0) << 16) | opaque;
    }
  }
  return { width, height, data: new Uint8Array(means.buffer) };
}

const opaque = 0xff000000 | 0;

/** Adds each `factor` pixels of a line to three sums. Red and blue are summed in one number, as their sums do not overlap. */
function addLine(sums: Float64Array, pixels: Int32Array, from: number, count: number, factor: number): void {
  for (let x = 0, at = from, i = 0; x < count; x += 1, i += 3) {
    let redBlue = 0;
    let green = 0;
    for (const end = at + factor; at < end; at += 1) {
      const pixel = pixels[at]!;
      redBlue += pixel & 0xff00ff;
      green += pixel & 0xff00;
    }
    sums[i]! += redBlue & 0xffff;
    sums[i + 1]! += green >> 8;
    sums[i + 2]! += redBlue >>> 16;
  }
}
