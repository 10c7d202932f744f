import { type Piece, pieces } from '../types.ts';
import { draw, mix } from '../random.ts';

/** How the next piece is drawn: every seven pieces one of each, or each draw on its own. */
export const randomizers = ['7bag', 'uniform'] as const;
export type Randomizer = (typeof randomizers)[number];

/** A plain object, so that a game can be copied and sent. `left` are the pieces of the bag not yet dealt. */
export interface Bag {
  randomizer: Randomizer;
  random: number;
  left: readonly Piece[];
  /** Pieces that come before any is drawn, in their order. */
  first?: readonly Piece[];
}

export function newBag(seed: number, randomizer: Randomizer = '7bag'): Bag {
  return { randomizer, random: mix(seed | 0), left: [] };
}

/**
 * The first piece of a row of pieces that can't come from bags of seven, wherever the first bag may have begun; null
 * where all can.
 */
export function firstOutsideBags(row: readonly Piece[]): number | null {
  const cuts = pieces.map((_, drawn) => drawn);
  const reach = Math.max(...cuts.map((drawn) => firstRepeat(row, drawn)));
  return reach < row.length ? reach : null;
}

/** The first piece that its bag has dealt before, where the first bag ends after `drawn` pieces. */
function firstRepeat(row: readonly Piece[], drawn: number): number {
  let bag = new Set<Piece>();
  for (const [index, piece] of row.entries()) {
    if ((index - drawn) % pieces.length === 0) bag = new Set();
    if (bag.has(piece)) return index;
    bag.add(piece);
  }
  return row.length;
}

/** The next piece and the bag without it. */
export function deal(bag: Bag): { piece: Piece; bag: Bag } {
  const [given, ...first] = bag.first ?? [];
  if (given) return { piece: given, bag: { ...bag, first } };
  const from = bag.randomizer === 'uniform' || bag.left.length === 0 ? pieces : bag.left;
  const { value, state } = draw(bag.random);
  const index = Math.floor(value * from.length);
  const left = bag.randomizer === 'uniform' ? [] : from.filter((_, other) => other !== index);
  return { piece: from[index]!, bag: { ...bag, random: state, left } };
}
