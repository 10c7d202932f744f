/**
 * Convolutions of 3 x 3 points by Winograd's F(2 x 2, 3 x 3): 16 products for every 2 x 2 outputs, in place of 36. Four
 * times the transformed weights are whole, and so the sums stay exact; vision/wasm/network/tiles.as has the other half.
 */
import type { Layer } from './layers.ts';

/** Products of a tile, and the tiles that the kernel transforms at once. */
export const products = 16;
const atOnce = 8;
/** Each is so many times the exact one. */
export const times = 4;
/** Sums of four inputs in 16 bits with their sign. */
export const mostTiledStep = Math.floor((2 ** 15 - 1) / 4);
/** Bytes of a sum, for each of the outputs that are stored together, and of what is written beyond the last channel. */
const sumBytes = 4 * 8;
const slack = 16;

/** Only with a stride of one are the tiles beside each other. */
export const isTiled = ({ kind, stride }: Layer): boolean => kind === 'conv3' && stride === 1;

/** Twice the transform of three numbers, to every `step`th place from `at` on. */
function putTwice(into: Int16Array, at: number, step: number, a: number, b: number, c: number): void {
  into[at] = 2 * a;
  into[at + step] = a + b + c;
  into[at + 2 * step] = a - b + c;
  into[at + 3 * step] = 2 * c;
}

/** The transforms of three lines of weights, while their columns are transformed. */
const lines = new Int16Array(12);

/**
 * Puts the whole weights of the products, for 3 x 3 whole weights. Nothing is made anew: a network has a hundred thousand
 * of them, and the first look at a picture waits.
 */
export function putTransformed(into: Int16Array, weights: Int16Array): void {
  for (let line = 0; line < 3; line += 1)
    putTwice(lines, 4 * line, 1, weights[3 * line]!, weights[3 * line + 1]!, weights[3 * line + 2]!);
  for (let x = 0; x < 4; x += 1) putTwice(into, x, 4, lines[x]!, lines[4 + x]!, lines[8 + x]!);
}

/** The bytes that the kernel needs for the products; `point`: of a point of the rounded input. */
export const productsSize = (point: number): number => products * (atOnce * (sumBytes + point) + slack);
