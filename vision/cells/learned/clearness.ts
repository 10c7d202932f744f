import type { CellChances } from './cellChances.ts';

/**
 * The chance of the likeliest content of a board's least clear cell. In the cells of a real board the network is sure;
 * beside them, or in cells of another size, some have two contents by halves.
 */
export function clearnessOf({ empty, ghost, falling, locked, ojama }: CellChances): number {
  let least = 1;
  for (let cell = 0; cell < empty.length; cell += 1)
    least = Math.min(
      least,
      Math.max(empty[cell]!, ghost[cell]!, falling[cell]!, locked[cell]!, ojama[cell]!),
    );
  return least;
}
