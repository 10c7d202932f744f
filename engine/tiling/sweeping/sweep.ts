/**
 * The tilings as paths through a graph. The cells are covered in a fixed order: each piece covers the first cell that
 * is still open, so that the rest is described by the front, the cells beyond it that are covered already. Equal
 * fronts share a node, and every tiling is one path. It makes no difference here which pieces were used (see
 * bagged.ts).
 */
import { type Order } from './order.ts';
import { type Placements } from '../placements.ts';

/** A front of up to 128 cells in four words; bit 0 of word 0 is the first open cell. */
const frontWords = 4;
export const longestSpan = 32 * frontWords;

/** Placements by the first cell of the order that they cover, as fronts seen from there. */
export interface Steps {
  readonly cells: number;
  readonly pieces: number;
  /** Steps from `first[cell]` up to `first[cell + 1]` start at this cell of the order. */
  readonly first: Int32Array;
  readonly placement: Int32Array;
  readonly piece: Uint8Array;
  /** Four words each. */
  readonly mask: Int32Array;
}

export function makeSteps({ cells }: Order, placements: Placements, alive: Uint8Array): Steps {
  const place = new Int32Array(cells.length);
  cells.forEach((cell, index) => (place[cell] = index));
  const starting: number[][] = cells.map(() => []);
  const firstOf = (placement: number): number =>
    Math.min(...[0, 1, 2, 3].map((at) => place[placements.cells[4 * placement + at]!]!));
  for (let placement = 0; placement < placements.count; placement++)
    if (alive[placement]) starting[firstOf(placement)]!.push(placement);
  const all = starting.flat();
  const first = Int32Array.from({ length: cells.length + 1 }, () => 0);
  starting.forEach(({ length }, cell) => (first[cell + 1] = first[cell]! + length));
  const mask = new Int32Array(frontWords * all.length);
  all.forEach((placement, step) => {
    const from = firstOf(placement);
    for (let at = 0; at < 4; at++) {
      const bit = place[placements.cells[4 * placement + at]!]! - from;
      mask[frontWords * step + (bit >> 5)]! |= 1 << (bit & 31);
    }
  });
  return {
    cells: cells.length,
    pieces: cells.length / 4,
    first,
    placement: Int32Array.from(all),
    piece: Uint8Array.from(all, (placement) => placements.piece[placement]!),
    mask,
  };
}
