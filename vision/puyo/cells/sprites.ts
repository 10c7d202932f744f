/** Distinguishes puyo from their background, by a small network that was fitted to drawn games. */
import { CompiledNetwork } from './CompiledNetwork.ts';
import type { Backdrop } from './backdrop.ts';
import type { Lattice } from './lattice.ts';
import { softmax, unpack } from './network.ts';
import { spriteWeights } from './spriteWeights.ts';
import { describe, type Place } from './window.ts';

/** The possible contents of a place: nothing, a coloured puyo, garbage, or a puyo half beside it. */
export const contents = ['empty', 'colour', 'ojama', 'part'] as const;
export type Content = (typeof contents)[number];

const network = new CompiledNetwork(spriteWeights.map(unpack));

/** The chances of `contents` at a place, in their order; they add up to 1. */
export function chancesAt(lattice: Lattice, place: Place, backdrop: Backdrop | null): Float32Array {
  describe(network.input, lattice, place, backdrop);
  return softmax(network.answer());
}
