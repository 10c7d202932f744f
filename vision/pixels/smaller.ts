/** Reduces whole pictures in WebAssembly, a few lines at a time, so that the copied data stays in the cache. */
import { addressesOf, makeRoom, newKernel } from '../wasm/instance.ts';
import type { Image } from '../types.ts';
import { pixelsOf } from './image.ts';

type Smaller = Image & { data: Uint8Array };

/** Roughly this many pixels are processed at a time. */
const atOnce = 32_768;
/** Bytes behind the pixels that are read, or written, together with them. */
const slack = 32;

const kernel = newKernel();

/** Means of two by two pixels, all four channels of a pixel at once; at most 1 level below the exact mean. */
export const halfOf = (image: Image): Smaller =>
  inStrips(image, 2, (from, lines, _sums, to) => kernel.halve(from, image.width, lines, to));

/** As `shrink`, but faster for large pictures. */
export const smaller = (image: Image, factor: number): Smaller =>
  inStrips(image, factor, (from, lines, sums, to) =>
    kernel.shrink(from, image.width, lines, factor, sums, to),
  );

/**
 * `make` writes this many lines of the smaller picture to byte address `to` from the input at `from`; `sums` has room
 * for the sums of a line.
 */
function inStrips(
  image: Image,
  factor: number,
  make: (from: number, lines: number, sums: number, to: number) => void,
): Smaller {
  const [width, height] = [Math.floor(image.width / factor), Math.floor(image.height / factor)];
  const strip = Math.max(1, Math.floor(atOnce / (image.width * factor)));
  const [many, few] = [image.width * factor * strip, width * strip];
  const { at, end } = addressesOf({
    from: 4 * many + slack,
    sums: 8 * image.width + slack,
    to: 4 * few + slack,
  });
  makeRoom(kernel, end);
  const { buffer } = kernel.memory;
  const [pixels, from, to] = [
    pixelsOf(image),
    new Int32Array(buffer, at.from, many),
    new Int32Array(buffer, at.to, few),
  ];
  const made = new Int32Array(width * height);
  for (let y = 0; y < height; y += strip) {
    const lines = Math.min(strip, height - y);
    const start = y * factor * image.width;
    from.set(pixels.subarray(start, start + lines * factor * image.width));
    make(at.from, lines, at.sums, at.to);
    made.set(to.subarray(0, lines * width), y * width);
  }
  return { width, height, data: new Uint8Array(made.buffer) };
}
