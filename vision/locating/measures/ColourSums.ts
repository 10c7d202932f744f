/** Sums of a picture's colours over any rectangle. */
import {
  bytesOn,
  mostLines,
  numbersOn,
  ScratchBuffers,
  type ScratchImage,
} from '../../pixels/ScratchBuffers.ts';
import type { Image } from '../../types.ts';

/**
 * Sums over rectangles of whole pixels within the picture, in constant time (summed-area tables). They may overflow
 * 32 bits: differences are still right as long as a rectangle's own sum fits.
 */
export class ColourSums {
  readonly width: number;
  readonly height: number;
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
}
