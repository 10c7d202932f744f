import type { Shades } from '../../../../vision/watching/phase/shades.ts';

/** Of a board whose cells are grey: `middles` is the brightness of each cell, top row first. */
export const greyShades = (middles: Float32Array): Shades => ({
  middles,
  colours: Float32Array.from({ length: 3 * middles.length }, (_, at) => middles[Math.floor(at / 3)]!),
});
