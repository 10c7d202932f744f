import { round } from './spread.ts';

/** Ratio of the limits of one bucket. */
const resolution = 1.02;
const least = 1e-4;

/** Times of any number of decisions in little memory: counted by size, to two percent. */
export class DecisionTimes {
  private readonly counts: number[] = [];
  private total = 0;

  add(milliseconds: number): void {
    const bucket = Math.max(0, Math.round(Math.log(milliseconds / least) / Math.log(resolution)));
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.total++;
  }

  /** Those of several games. */
  static sum(games: readonly { times: DecisionTimes }[]): DecisionTimes {
    const sum = new DecisionTimes();
    for (const { times } of games) sum.addAll(times);
    return sum;
  }

  private addAll(others: DecisionTimes): void {
    for (const [bucket, count] of others.counts.entries())
      if (count) this.counts[bucket] = (this.counts[bucket] ?? 0) + count;
    this.total += others.total;
  }

  /** In milliseconds, to three decimals. */
  get summary(): { medianMs: number; p99Ms: number } {
    return { medianMs: round(this.quantile(0.5)), p99Ms: round(this.quantile(0.99)) };
  }

  /** In milliseconds; 0 where nothing was added. */
  quantile(share: number): number {
    let rest = Math.floor(share * this.total);
    for (const [bucket, count = 0] of this.counts.entries()) {
      if (rest < count) return least * resolution ** bucket;
      rest -= count;
    }
    return 0;
  }
}
