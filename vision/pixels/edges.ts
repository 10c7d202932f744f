/** The changes of colour from one pixel to the next, and their sums over any rectangle. */
import { bytesOn, numbersOn, ScratchBuffers } from './ScratchBuffers.ts';
import type { Image } from '../types.ts';

/** Changes are capped at this, so that a strong edge counts as one edge. A change of less than 5 is noise; see edges.as. */
export const edgeCap = 24;

/**
 * The changes between a pixel and its left neighbour (`across`) and its upper one (`down`): the greatest of the
 * three channels, capped at `edgeCap`. All coordinates are the picture's own pixels.
 */
export interface EdgeMap {
  width: number;
  height: number;
  /** The changes across, row-major, one byte per pixel, and zeros up to a multiple of four. */
  steps: Uint8Array;
  across: Sums;
  down: Sums;
}

/** `on`: the picture in scratch buffers that also hold the maps. */
export function findEdges(image: Image, on = new ScratchBuffers().put(image)): EdgeMap {
  const { width, height } = image;
  const { kernel, at } = on;
  kernel.edges(at.pixels, width, height, at.steps, at.across, at.down);
  const corners = (width + 1) * (height + 1);
  return {
    width,
    height,
    steps: bytesOn(on, 'steps', (width * height + 3) & ~3),
    across: new Sums(numbersOn(on, 'across', corners), width, height),
    down: new Sums(numbersOn(on, 'down', corners), width, height),
  };
}

/** Sums of a map over rectangles, in constant time. Signed numbers, as they are faster. */
export class Sums {
  readonly width: number;
  readonly height: number;
  readonly #table: Int32Array;

  /** `table`: for each corner of a pixel, row-major, the sum of everything above and to the left of it. */
  constructor(table: Int32Array, width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#table = table;
  }

  /** For every y from `y0` to `y1`: the sum over the columns x0 <= x < x1 of all rows before y. */
  rowsBefore(x0: number, x1: number, into: Int32Array, y0 = 0, y1 = this.height): void {
    const table = this.#table;
    const stride = this.width + 1;
    for (let y = y0, i = y0 * stride; y <= y1; y += 1, i += stride) into[y] = table[i + x1]! - table[i + x0]!;
  }

  /** For every x from `x0` to `x1`: the sum over the rows y0 <= y < y1 of all columns before x. */
  columnsBefore(y0: number, y1: number, into: Int32Array, x0 = 0, x1 = this.width): void {
    const table = this.#table;
    const above = y0 * (this.width + 1);
    const below = y1 * (this.width + 1);
    for (let x = x0; x <= x1; x += 1) into[x] = table[below + x]! - table[above + x]!;
  }

  /** The sum over columns x0 <= x < x1 and rows y0 <= y < y1, whole numbers, clipped to the map. */
  sum(x0: number, y0: number, x1: number, y1: number): number {
    x0 = Math.max(0, x0);
    y0 = Math.max(0, y0);
    x1 = Math.min(this.width, x1);
    y1 = Math.min(this.height, y1);
    if (x1 <= x0 || y1 <= y0) return 0;
    return this.#within(x0, y0, x1, y1);
  }

  /** The mean over the rectangle, clipped to the map; 0 if it is outside. */
  mean(x0: number, y0: number, x1: number, y1: number): number {
    return this.meanOf(
      Math.max(0, Math.round(x0)),
      Math.max(0, Math.round(y0)),
      Math.min(this.width, Math.round(x1)),
      Math.min(this.height, Math.round(y1)),
    );
  }

  /** The same for whole numbers within the map. */
  meanOf(left: number, top: number, right: number, bottom: number): number {
    if (right <= left || bottom <= top) return 0;
    return this.#within(left, top, right, bottom) / ((right - left) * (bottom - top));
  }

  #within(left: number, top: number, right: number, bottom: number): number {
    const table = this.#table;
    const above = top * (this.width + 1);
    const below = bottom * (this.width + 1);
    return table[below + right]! - table[above + right]! - table[below + left]! + table[above + left]!;
  }
}
