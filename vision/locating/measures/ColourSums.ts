/** Sums of a picture's colours over any rectangle. */
import {
  bytesOn,
  mostLines,
  numbersOn,
  ScratchBuffers,
  type ScratchImage,
} from '../../pixels/ScratchBuffers.ts';
import type { Lattice, Spans } from '../../puyo/cells/lattice.ts';
import type { Image } from '../../types.ts';

/** Squares are summed in units of this, so that those of five million pixels fit 32 bits. */
const squareUnit = 256;
/** Numbers for each corner of a pixel: three channels, and the sum of their squares. */
const parts = 4;

/**
 * Sums over rectangles of whole pixels within the picture, in constant time (summed-area tables). They may overflow
 * 32 bits: differences are still right as long as a rectangle's own sum fits.
 */
export class ColourSums {
  readonly width: number;
  readonly height: number;
  /** Side by side, as they are read together; a row and a column of zeros first. */
  readonly #table: Int32Array;
  readonly #on: ScratchImage;
  readonly #xs: Int32Array;
  readonly #ys: Int32Array;

  /** `on`: the picture in scratch buffers that also hold the table. */
  constructor(image: Image, on = new ScratchBuffers().put(image)) {
    const { width, height } = image;
    this.width = width;
    this.height = height;
    this.#on = on;
    const { kernel, at } = on;
    kernel.colours(at.pixels, width, height, at.colours, at.squares);
    this.#table = numbersOn(on, 'colours', (width + 1) * (height + 1) * parts);
    this.#xs = numbersOn(on, 'xs', mostLines);
    this.#ys = numbersOn(on, 'ys', mostLines);
  }

  /**
   * A picture of three bytes per pixel, each the mean of its area, and grey outside the picture. `xs` and `ys`: the
   * ranges of its columns, and its rows, within the picture, two numbers each.
   */
  patch(xs: Int32Array, ys: Int32Array): Uint8Array {
    this.#xs.set(xs);
    this.#ys.set(ys);
    const { kernel, at } = this.#on;
    const [wide, high] = [xs.length / 2, ys.length / 2];
    kernel.patch(at.colours, this.width, at.xs, wide, at.ys, high, at.patch);
    return bytesOn(this.#on, 'patch', 3 * wide * high).slice();
  }

  /** The samples of a board and of the cells around it, as in `sampleBoard`; valid until the next call. */
  sample(across: Spans, down: Spans): Lattice {
    this.#xs.set(across.reach);
    this.#ys.set(down.reach);
    const { kernel, at } = this.#on;
    const [width, height] = [across.reach.length / 2, down.reach.length / 2];
    kernel.samples(at.colours, this.width, at.xs, width, at.ys, height, at.patch);
    const size = width * height;
    const plane = (i: number): Float32Array =>
      new Float32Array(kernel.memory.buffer, at.patch + 4 * i * size, size);
    return { width, height, light: plane(0), redGreen: plane(1), yellowBlue: plane(2) };
  }

  /** The squared length of the colour sums over x0 <= x < x1 and y0 <= y < y1. */
  power(x0: number, y0: number, x1: number, y1: number): number {
    const table = this.#table;
    const stride = (this.width + 1) * parts;
    const a = y0 * stride + x0 * parts;
    const b = y0 * stride + x1 * parts;
    const c = y1 * stride + x0 * parts;
    const d = y1 * stride + x1 * parts;
    const red = (table[d]! - table[b]! - table[c]! + table[a]!) >>> 0;
    const green = (table[d + 1]! - table[b + 1]! - table[c + 1]! + table[a + 1]!) >>> 0;
    const blue = (table[d + 2]! - table[b + 2]! - table[c + 2]! + table[a + 2]!) >>> 0;
    return red * red + green * green + blue * blue;
  }

  /**
   * The same for each cell between two consecutive `xs`, and `ys`, divided by its pixels, for all cells together: the
   * sum over cells of squared mean colours, times their pixels.
   */
  betweenCells(xs: Int32Array, ys: Int32Array): number {
    this.#xs.set(xs);
    this.#ys.set(ys);
    const { kernel, at } = this.#on;
    return kernel.betweenCells(at.colours, this.width, at.xs, xs.length - 1, at.ys, ys.length - 1);
  }

  /** The sum of all squared channel values over the same rectangle, within two units. */
  squares(x0: number, y0: number, x1: number, y1: number): number {
    const table = this.#table;
    const stride = (this.width + 1) * parts;
    const top = y0 * stride + parts - 1;
    const bottom = y1 * stride + parts - 1;
    const [left, right] = [x0 * parts, x1 * parts];
    const sum = table[bottom + right]! - table[top + right]! - table[bottom + left]! + table[top + left]!;
    return (sum >>> 0) * squareUnit;
  }
}
