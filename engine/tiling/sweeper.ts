import { type Bounds } from './bounds.ts';

/** Work that can be stopped: between two slices the caller may leave it. Each yields how much is done, from 0 to 1. */
export type Slices<T> = Generator<number, T>;

/** Some tilings: placement numbers, as many for each as it has pieces. */
export interface Batch {
  readonly tilings: Int32Array;
  readonly count: number;
  /** A guess at how much of the search is done, from 0 to 1. */
  readonly progress: number;
}

/** Tilings that use the same pieces. */
export interface Tally {
  /** In the order of `pieces`. */
  readonly counts: readonly number[];
  readonly tilings: bigint;
}

/** Lists and counts the tilings of one region by sweeping over it. */
export interface Sweeper {
  /** Makes the graph of fronts, which `tilings` and `tally` need; false where it would be too large. */
  build(): Slices<boolean>;
  /** The tilings within the bounds, batch by batch; an empty batch shows that work goes on. */
  tilings(bounds: Bounds): Generator<Batch>;
  /** How many tilings within the bounds use which pieces; null where that takes too much memory. */
  tally(bounds: Bounds): Slices<Tally[] | null>;
  /** How many tilings there are with any pieces, without the graph; null where that takes too much memory. */
  countAll(): Slices<bigint | null>;
}

/** The counts of pieces of a sweep have seven bits each. */
export const mostPieces = 127;

/** Where it makes no difference which pieces are used, a byte has only to hold its number apart from 255. */
export const mostUncounted = 254;
