/** Tells puyo from what lies behind them, by a small network that was fitted to drawn games. */
import type { Backdrop } from './backdrop.ts';
import type { Lattice } from './lattice.ts';
import { run, softmax, unpack } from './network.ts';
import { spriteWeights } from './spriteWeights.ts';
import { describe, inputs, type Place } from './window.ts';

/** What can be at a place: nothing, a coloured puyo, garbage, or a puyo that stands half beside it. */
export const contents = ['empty', 'colour', 'ojama', 'part'] as const;
export type Content = (typeof contents)[number];

const network = spriteWeights.map(unpack);
const buffers = network.map(({ outputs }) => new Float32Array(outputs));
const first = new Float32Array(inputs);

/** The chances of `contents` at a place, in their order; they add up to 1. */
export function chancesAt(lattice: Lattice, place: Place, backdrop: Backdrop | null): Float32Array {
  describe(first, lattice, place, backdrop);
  return softmax(run(network, first, buffers));
}
