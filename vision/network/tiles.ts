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

/** Twice the transform of three weights. */
const twice = (a: number, b: number, c: number): number[] => [2 * a, a + b + c, a - b + c, 2 * c];

/** The whole weights of the products, for 3 x 3 whole weights. */
export function transformed(w: readonly number[]): number[] {
  const lines = [0, 3, 6].map((at) => twice(w[at]!, w[at + 1]!, w[at + 2]!));
  const columns = lines[0]!.map((_, x) => twice(lines[0]![x]!, lines[1]![x]!, lines[2]![x]!));
  return Array.from({ length: products }, (_, at) => columns[at % 4]![Math.floor(at / 4)]!);
}

/** The bytes that the kernel needs for the products; `point`: of a point of the rounded input. */
export const productsSize = (point: number): number => products * (atOnce * (sumBytes + point) + slack);
