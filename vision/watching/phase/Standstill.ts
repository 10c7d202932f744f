import { countChanged, type Shades } from './shades.ts';

/** An overlay on a stopped game may appear slowly. Milliseconds. */
const settlingMs = 1000;
/** The share of the cells that may change, e.g. a blinking line. */
const mostChanged = 0.1;

/** Detects whether the picture of a stopped game is still the same, so that nothing else is played there. */
export class Standstill {
  private since: number | null = null;
  private reference: Float32Array | null = null;

  /** The game continues. */
  reset(): void {
    this.since = null;
    this.reference = null;
  }

  /** For a stopped game, in the order of the frames, `at` milliseconds. */
  isSame({ colours, middles }: Shades, at: number): boolean {
    this.since ??= at;
    if (at - this.since < settlingMs) this.reference = colours;
    this.reference ??= colours;
    return countChanged(this.reference, colours) <= mostChanged * middles.length;
  }
}
