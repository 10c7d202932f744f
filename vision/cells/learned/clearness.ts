import { contents, type CellChances } from './cellChances.ts';

/**
 * The chance of the likeliest content of a board's least clear cell. In the cells of a real board the network is sure;
 * beside them, or in cells of another size, some have two contents by halves.
 */
export const clearnessOf = (chances: CellChances): number =>
  chances.empty.reduce(
    (least, _, cell) => Math.min(least, Math.max(...contents.map((content) => chances[content][cell]!))),
    1,
  );
