import { type Piece, pieces } from './types.ts';

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

/** Spreads neighbouring seeds over the whole range (the finalizer of MurmurHash3). */
function mix(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}

/** One step of Mulberry32: an even number in 0 <= value < 1 and the next state. */
function draw(state: number): { value: number; state: number } {
  const next = (state + 0x6d2b79f5) | 0;
  let hash = Math.imul(next ^ (next >>> 15), next | 1);
  hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
  return { value: ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32, state: next };
}

/** The next piece and the bag without it. */
export function deal(bag: Bag): { piece: Piece; bag: Bag } {
  const from = bag.randomizer === 'uniform' || bag.left.length === 0 ? pieces : bag.left;
  const { value, state } = draw(bag.random);
  const index = Math.floor(value * from.length);
  const left = bag.randomizer === 'uniform' ? [] : from.filter((_, other) => other !== index);
  return { piece: from[index]!, bag: { ...bag, random: state, left } };
}
