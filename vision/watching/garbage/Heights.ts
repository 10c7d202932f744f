/** A height counts once it has been seen in this many consecutive looks: bars grow, blink and flash. */
const looks = 2;
/** Heights are kept for this long. Milliseconds. */
const keptMs = 6000;

/** The heights of one strip over time. */
export class Heights {
  private last = 0;
  private inARow = 0;
  /** Each from its time on, the latest last. */
  private readonly past: { at: number; height: number }[] = [];

  /** The current height, in cells. */
  get current(): number {
    return this.past.at(-1)?.height ?? 0;
  }

  /** null: no height is visible. */
  add(height: number | null, now: number): void {
    if (height === null) return;
    this.inARow = height === this.last ? this.inARow + 1 : 1;
    this.last = height;
    if (this.inARow < looks || (this.past.length > 0 && height === this.current)) return;
    this.past.push({ at: now, height });
    this.past.splice(
      0,
      Math.max(
        0,
        this.past.findLastIndex(({ at }) => at < now - keptMs),
      ),
    );
  }

  /** The heights that were current at some time between these two. */
  between(from: number, to: number): number[] {
    const ends = this.past.map((_, at) => this.past[at + 1]?.at ?? Infinity);
    return this.past.filter(({ at }, index) => at <= to && ends[index]! > from).map(({ height }) => height);
  }
}
