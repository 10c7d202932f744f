/** Sums of a picture's colours over any rectangle. */
import { pixelsOf } from '../../pixels/image.ts';
import { Shelf } from '../../pixels/Shelf.ts';
import type { Image } from '../../types.ts';

/** Squares are summed in units of so many, so that those of five million pixels fit 32 bits. */
const squareUnit = 256;
/** Numbers for each corner of a pixel: three channels, and the sum of their squares. */
const parts = 4;

/**
 * Sums over rectangles of whole pixels within the picture, in constant time (summed-area tables). They may run over
 * 32 bits: what is taken from one another is right all the same while a rectangle's own sum fits.
 */
export class ColourSums {
  readonly width: number;
  readonly height: number;
  /** Side by side, as they are looked up together; a row and a column of zeros first. */
  readonly #table: Int32Array;

  /** The table is taken from `shelf` where one is given. */
  constructor(image: Image, shelf = new Shelf()) {
    const { width, height } = image;
    this.width = width;
    this.height = height;
    const pixels = pixelsOf(image);
    const stride = (width + 1) * parts;
    const table = (this.#table = shelf.numbers('colours', stride * (height + 1)));
    table.fill(0, 0, stride);
    const squares = new Float64Array(width);
    for (let y = 0, i = 0, to = stride; y < height; y += 1) {
      let [red, green, blue, square] = [0, 0, 0, 0];
      table.fill(0, to, to + parts);
      to += parts;
      for (let x = 0; x < width; x += 1, i += 1, to += parts) {
        const pixel = pixels[i]!;
        const r = pixel & 255;
        const g = (pixel >> 8) & 255;
        const b = (pixel >> 16) & 255;
        red += r;
        green += g;
        blue += b;
        square += r * r + g * g + b * b;
        const above = to - stride;
        table[to] = table[above]! + red;
        table[to + 1] = table[above + 1]! + green;
        table[to + 2] = table[above + 2]! + blue;
        table[to + 3] = (squares[x]! += square) / squareUnit;
      }
    }
  }

  /** Puts the mean red, green and blue over x0 <= x < x1 and y0 <= y < y1, none of it empty, into `into` from `at` on. */
  mean(x0: number, y0: number, x1: number, y1: number, into: Uint8Array, at: number): void {
    const table = this.#table;
    const stride = (this.width + 1) * parts;
    const a = y0 * stride + x0 * parts;
    const b = y0 * stride + x1 * parts;
    const c = y1 * stride + x0 * parts;
    const d = y1 * stride + x1 * parts;
    const share = 1 / ((x1 - x0) * (y1 - y0));
    into[at] = ((table[d]! - table[b]! - table[c]! + table[a]!) >>> 0) * share;
    into[at + 1] = ((table[d + 1]! - table[b + 1]! - table[c + 1]! + table[a + 1]!) >>> 0) * share;
    into[at + 2] = ((table[d + 2]! - table[b + 2]! - table[c + 2]! + table[a + 2]!) >>> 0) * share;
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
   * The same for each part of the strip y0 <= y < y1 between one of `xs` and the next, by the pixels in it, all
   * parts together.
   */
  powerAlong(xs: Int32Array, y0: number, y1: number): number {
    const table = this.#table;
    const stride = (this.width + 1) * parts;
    const [top, bottom] = [y0 * stride, y1 * stride];
    let total = 0;
    let [red, green, blue] = [0, 0, 0];
    for (let i = 0; i < xs.length; i += 1) {
      const above = top + xs[i]! * parts;
      const below = bottom + xs[i]! * parts;
      const r = (table[below]! - table[above]!) | 0;
      const g = (table[below + 1]! - table[above + 1]!) | 0;
      const b = (table[below + 2]! - table[above + 2]!) | 0;
      if (i > 0 && xs[i]! > xs[i - 1]!) {
        const dr = (r - red) >>> 0;
        const dg = (g - green) >>> 0;
        const db = (b - blue) >>> 0;
        total += (dr * dr + dg * dg + db * db) / (xs[i]! - xs[i - 1]!);
      }
      red = r;
      green = g;
      blue = b;
    }
    return total / (y1 - y0);
  }

  /** The sum of all squared channel values over the same rectangle, give or take two units. */
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
