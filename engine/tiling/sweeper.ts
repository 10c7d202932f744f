import { type Bounds } from './bounds.ts';

/** Work that can be stopped: the caller may leave it between two slices. Each yields the part that is done, from 0 to 1. */
export type Slices<T> = Generator<number, T>;

/** Some tilings: placement numbers, as many for each as it has pieces. */
export interface Batch {
  readonly tilings: Int32Array;
  readonly count: number;
  /** An estimate of the part of the search that is done, from 0 to 1. */
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
  /** Makes the graph of fronts, which `tilings` and `tally` need; false if it would be too large. */
  build(): Slices<boolean>;
  /** The tilings within the bounds, batch by batch; an empty batch shows that the search continues. */
  tilings(bounds: Bounds): Generator<Batch>;
  /** The number of tilings within the bounds for each multiset of pieces; null if that takes too much memory. */
  tally(bounds: Bounds): Slices<Tally[] | null>;
  /** The number of tilings with any pieces, without the graph; null if that takes too much memory. */
  countAll(): Slices<bigint | null>;
}

/** The counts of pieces of a sweep have seven bits each. */
export const mostPieces = 127;

/** If it makes no difference which pieces are used, a byte only has to distinguish its number from 255. */
export const mostUncounted = 254;
