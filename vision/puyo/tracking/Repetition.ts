import type { Pair } from '../../../engine/puyo/types.ts';

/** Equal readings, and their duration in milliseconds: pictures may come so fast that an animation lasts for several. */
interface Demand {
  reads: number;
  ms: number;
}

/** Counts consecutive equal readings. */
export class Repetition {
  private key = '';
  private reads = 0;
  private since = 0;
  /** The pair, from the first reading that was sure about its axis. */
  private pair: Pair | null = null;

  drop(): void {
    this.key = '';
  }

  pairOf(key: string): Pair | null {
    return this.key === key ? this.pair : null;
  }

  /** The present reading has been repeated as often and as long as demanded; continues to count without a `pair`. */
  isRead(key: string, { reads, ms }: Demand, at: number, pair?: Pair | null): boolean {
    if (key !== this.key) {
      this.reads = 0;
      this.since = at;
      this.pair = null;
    }
    this.key = key;
    this.reads += 1;
    this.pair = pair ?? this.pair;
    const isDone = this.reads >= reads && at - this.since >= ms && pair !== null;
    if (isDone) this.drop();
    return isDone;
  }
}
