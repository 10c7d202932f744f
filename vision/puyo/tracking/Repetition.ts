import type { Pair } from '../../../engine/puyo/types.ts';

/** Equal readings, and over how many milliseconds: pictures may come so fast that an animation lasts for several. */
interface Demand {
  reads: number;
  ms: number;
}

/** Counts how often in a row the same has been read. */
export class Repetition {
  private key = '';
  private reads = 0;
  private since = 0;
  /** The pair, once one of the readings was sure which puyo is the axis. */
  private pair: Pair | null = null;

  drop(): void {
    this.key = '';
  }

  pairOf(key: string): Pair | null {
    return this.key === key ? this.pair : null;
  }

  /** What is read now has been read as often and for as long as demanded; goes on counting without a `pair`. */
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
