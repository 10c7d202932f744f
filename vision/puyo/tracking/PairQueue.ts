import type { Pair } from '../../../engine/puyo/types.ts';

/** Previews slide when they change: a reading counts once it has been stable for this long. */
const steadyMs = 90;
/** Previews change at most this long after the pair that they announced has come in. */
const lateMs = 500;

/** The next pairs, and the one that is to come in next. */
export class PairQueue {
  private shown: readonly Pair[] = [];
  private shownAt = -Infinity;
  private steady: readonly Pair[] = [];
  /** The steady list has been read without a doubt. */
  private isClear = false;
  /** The pair that has left the previews and not come in yet. */
  private announced: Pair | null = null;
  /** The last pair came in at this time, and its preview was still shown. */
  private takenAt = -Infinity;

  /**
   * The previews of each frame; an empty list is ignored. `isClear`: nothing is in doubt about it. `isFalling`: the last
   * pair is still on its way; otherwise the next one may be coming in.
   */
  addReading(
    next: readonly Pair[],
    at: number,
    { isClear, isFalling }: { isClear: boolean; isFalling: boolean },
  ): void {
    if (next.length === 0) return;
    if (!sameList(next, this.shown)) this.shownAt = at;
    this.shown = next;
    if (sameList(next, this.steady)) this.isClear ||= isClear;
    if (at - this.shownAt < steadyMs || sameList(next, this.steady)) return;
    this.isClear = isClear;
    const isLate = isFalling && at - this.takenAt <= lateMs;
    if (hasMovedOn(this.steady, next)) {
      if (!isLate) this.announced = this.steady[0] ?? null;
      this.takenAt = -Infinity;
    }
    this.steady = next;
  }

  /** The last list has not been stable for long enough. */
  get isPending(): boolean {
    return !sameList(this.shown, this.steady);
  }

  /** The next pair has left the previews, or they would look the same if it had. */
  get mayHaveMovedOn(): boolean {
    const [first, ...others] = this.steady;
    const areAlike = others.length > 0 && others.every((one) => sameList([one], [first!]));
    return this.announced !== null || areAlike;
  }

  /** The pair that must come in next; null while unknown. */
  get expected(): Pair | null {
    return this.announced ?? this.steady[0] ?? null;
  }

  /** The pairs after the falling one; none while they are in doubt, even if they help to identify a pair that comes in. */
  get ahead(): readonly Pair[] {
    if (!this.isClear) return [];
    return this.takenAt > -Infinity ? this.steady.slice(1) : this.steady;
  }

  /** The expected pair has come in. */
  pairEntered(at: number): void {
    this.takenAt = this.announced ? -Infinity : at;
    this.announced = null;
  }

  /** The pair has landed: changes from now on announce the next one. */
  settle(): void {
    this.takenAt = -Infinity;
  }
}

/** Otherwise only the last one has become readable, or unreadable. */
function hasMovedOn(before: readonly Pair[], after: readonly Pair[]): boolean {
  const both = Math.min(before.length, after.length);
  return before.length === after.length || !sameList(before.slice(0, both), after.slice(0, both));
}

export const sameList = (a: readonly Pair[], b: readonly Pair[]): boolean =>
  a.length === b.length && a.every(({ axis, child }, i) => axis === b[i]!.axis && child === b[i]!.child);
