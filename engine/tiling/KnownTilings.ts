import { type Batch } from './sweeper.ts';

/** A few tilings that were listed already, to be left out when they appear again. */
export class KnownTilings {
  readonly #left = new Set<string>();
  /** A quick check: hardly any other tiling has one of these sums. */
  readonly #sums = new Set<number>();

  constructor(
    { tilings, count }: Batch,
    private readonly pieces: number,
  ) {
    for (let at = 0; at < count; at++) {
      this.#left.add(this.#keyOf(tilings, at));
      this.#sums.add(this.#sumOf(tilings, at));
    }
  }

  #sumOf(tilings: Int32Array, tiling: number): number {
    let sum = 0;
    for (let at = tiling * this.pieces; at < (tiling + 1) * this.pieces; at++)
      sum += tilings[at]! * tilings[at]!;
    return sum;
  }

  /** True for one that is known, the first time it appears again. */
  #comesAgain(tilings: Int32Array, at: number): boolean {
    return this.#sums.has(this.#sumOf(tilings, at)) && this.#left.delete(this.#keyOf(tilings, at));
  }

  /** The order of the pieces makes no difference. */
  #keyOf(tilings: Int32Array, at: number): string {
    return tilings
      .slice(at * this.pieces, (at + 1) * this.pieces)
      .sort()
      .join();
  }

  /** The batch without known tilings; each appears once. */
  without(batch: Batch): Batch {
    const { tilings, count, progress } = batch;
    if (this.#left.size === 0 || count === 0) return batch;
    const fresh: number[] = [];
    for (let at = 0; at < count; at++) if (!this.#comesAgain(tilings, at)) fresh.push(at);
    if (fresh.length === count) return batch;
    const rest = new Int32Array(fresh.length * this.pieces);
    fresh.forEach((at, place) =>
      rest.set(tilings.subarray(at * this.pieces, (at + 1) * this.pieces), place * this.pieces),
    );
    return { tilings: rest, count: fresh.length, progress };
  }
}
