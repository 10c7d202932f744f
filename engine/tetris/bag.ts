import { type Piece, pieces } from './types.ts';
import { draw, mix } from './random.ts';

/** How the next piece is drawn: every seven pieces one of each, or each draw on its own. */
export const randomizers = ['7bag', 'uniform'] as const;
export type Randomizer = (typeof randomizers)[number];

/** A plain object, so that a game can be copied and sent. `left` are the pieces of the bag not yet dealt. */
export interface Bag {
  randomizer: Randomizer;
  random: number;
  left: readonly Piece[];
}

export function newBag(seed: number, randomizer: Randomizer = '7bag'): Bag {
  return { randomizer, random: mix(seed | 0), left: [] };
}

/** The next piece and the bag without it. */
export function deal(bag: Bag): { piece: Piece; bag: Bag } {
  const from = bag.randomizer === 'uniform' || bag.left.length === 0 ? pieces : bag.left;
  const { value, state } = draw(bag.random);
  const index = Math.floor(value * from.length);
  const left = bag.randomizer === 'uniform' ? [] : from.filter((_, other) => other !== index);
  return { piece: from[index]!, bag: { ...bag, random: state, left } };
}
