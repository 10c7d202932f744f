/** Where colours change from one pixel to the next, and sums of that over any rectangle. */
import type { Image } from './types.ts';

/** A change of more than this counts no more: a strong edge is an edge, not two. */
export const edgeCap = 24;
/** A change of less than this is noise. */
const edgeFloor = 5;

/**
 * `across[i]` is the change between a pixel and its left neighbour, `down[i]` to its upper neighbour: the
 * greatest of the three channels, capped at `edgeCap`. Row-major, one byte a pixel.
 */
export interface Edges {
  width: number;
  height: number;
  across: Uint8Array;
  down: Uint8Array;
}

export function findEdges(image: Image): Edges {
  const { width, height } = image;
  const pixels = new Uint32Array(image.data.buffer, image.data.byteOffset, width * height);
  const across = new Uint8Array(width * height);
  const down = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const start = y * width;
    for (let i = start + 1; i < start + width; i += 1)
      if (pixels[i] !== pixels[i - 1]) across[i] = change(pixels[i]!, pixels[i - 1]!);
    if (y > 0)
      for (let i = start; i < start + width; i += 1)
        if (pixels[i] !== pixels[i - width]) down[i] = change(pixels[i]!, pixels[i - width]!);
  }
  return { width, height, across, down };
}

/** The greatest difference of the three colour channels of two packed pixels, capped. */
function change(a: number, b: number): number {
  let most = Math.abs((a & 255) - (b & 255));
  const second = Math.abs(((a >> 8) & 255) - ((b >> 8) & 255));
  if (second > most) most = second;
  const third = Math.abs(((a >> 16) & 255) - ((b >> 16) & 255));
  if (third > most) most = third;
  if (most < edgeFloor) return 0;
  return most > edgeCap ? edgeCap : most;
}

/** Sums of a byte map over rectangles, in constant time (a summed-area table). */
export class Sums {
  readonly width: number;
  readonly height: number;
  private readonly table: Uint32Array;

  constructor(map: Uint8Array, width: number, height: number) {
    this.width = width;
    this.height = height;
    const stride = width + 1;
    const table = new Uint32Array(stride * (height + 1));
    for (let y = 0; y < height; y += 1) {
      let row = 0;
      let to = (y + 1) * stride + 1;
      for (let i = y * width; i < (y + 1) * width; i += 1, to += 1) {
        row += map[i]!;
        table[to] = table[to - stride]! + row;
      }
    }
    this.table = table;
  }

  /** For every y from 0 to the height: the sum over the columns x0 <= x < x1 of all rows before y. */
  rowsBefore(x0: number, x1: number, into: Uint32Array): void {
    const stride = this.width + 1;
    for (let y = 0, i = 0; y <= this.height; y += 1, i += stride)
      into[y] = this.table[i + x1]! - this.table[i + x0]!;
  }

  /** For every x from 0 to the width: the sum over the rows y0 <= y < y1 of all columns before x. */
  columnsBefore(y0: number, y1: number, into: Uint32Array): void {
    const above = y0 * (this.width + 1);
    const below = y1 * (this.width + 1);
    for (let x = 0; x <= this.width; x += 1) into[x] = this.table[below + x]! - this.table[above + x]!;
  }

  /** The sum over columns x0 <= x < x1 and rows y0 <= y < y1, whole numbers within the map. */
  sum(x0: number, y0: number, x1: number, y1: number): number {
    x0 = Math.max(0, x0);
    y0 = Math.max(0, y0);
    x1 = Math.min(this.width, x1);
    y1 = Math.min(this.height, y1);
    if (x1 <= x0 || y1 <= y0) return 0;
    const stride = this.width + 1;
    const table = this.table;
    return (
      table[y1 * stride + x1]! -
      table[y0 * stride + x1]! -
      table[y1 * stride + x0]! +
      table[y0 * stride + x0]!
    );
  }

  /** The mean over the rectangle, clipped to the map; 0 where nothing is left of it. */
  mean(x0: number, y0: number, x1: number, y1: number): number {
    const left = Math.max(0, Math.round(x0));
    const top = Math.max(0, Math.round(y0));
    const right = Math.min(this.width, Math.round(x1));
    const bottom = Math.min(this.height, Math.round(y1));
    if (right <= left || bottom <= top) return 0;
    return this.sum(left, top, right, bottom) / ((right - left) * (bottom - top));
  }
}
