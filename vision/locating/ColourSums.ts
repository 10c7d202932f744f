/** Sums of a picture's colours over any rectangle. */
import type { Image } from '../types.ts';

/** Sums over rectangles of whole pixels within the picture, in constant time (summed-area tables). */
export class ColourSums {
  readonly width: number;
  readonly height: number;
  /** Three channels, then the sum of their squares; a row and a column of zeros first. */
  readonly #tables: readonly [Uint32Array, Uint32Array, Uint32Array, Float64Array];

  constructor({ width, height, data }: Image) {
    this.width = width;
    this.height = height;
    const stride = width + 1;
    const size = stride * (height + 1);
    const make = (): Uint32Array => new Uint32Array(size);
    const [reds, greens, blues, squares] = (this.#tables = [make(), make(), make(), new Float64Array(size)]);
    for (let y = 0, i = 0; y < height; y += 1) {
      let to = (y + 1) * stride + 1;
      let red = 0;
      let green = 0;
      let blue = 0;
      let square = 0;
      for (let x = 0; x < width; x += 1, i += 4, to += 1) {
        const r = data[i]!;
        const g = data[i + 1]!;
        const b = data[i + 2]!;
        red += r;
        green += g;
        blue += b;
        square += r * r + g * g + b * b;
        reds[to] = reds[to - stride]! + red;
        greens[to] = greens[to - stride]! + green;
        blues[to] = blues[to - stride]! + blue;
        squares[to] = squares[to - stride]! + square;
      }
    }
  }

  /** The squared length of the colour sums over x0 <= x < x1 and y0 <= y < y1. */
  power(x0: number, y0: number, x1: number, y1: number): number {
    const [reds, greens, blues] = this.#tables;
    const r = this.#sum(reds, x0, y0, x1, y1);
    const g = this.#sum(greens, x0, y0, x1, y1);
    const b = this.#sum(blues, x0, y0, x1, y1);
    return r * r + g * g + b * b;
  }

  /** The sum of all squared channel values over the same rectangle. */
  squares(x0: number, y0: number, x1: number, y1: number): number {
    return this.#sum(this.#tables[3], x0, y0, x1, y1);
  }

  #sum(table: Uint32Array | Float64Array, x0: number, y0: number, x1: number, y1: number): number {
    const top = y0 * (this.width + 1);
    const bottom = y1 * (this.width + 1);
    return table[bottom + x1]! - table[top + x1]! - table[bottom + x0]! + table[top + x0]!;
  }
}
