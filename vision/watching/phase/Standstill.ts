import { countChanged } from './shades.ts';

/** What stops a game may come up slowly. Milliseconds. */
const settlingMs = 1000;
/** Share of the cells that may change, as a line that blinks does. */
const mostChanged = 0.1;

/** Tells whether the picture of a game that has stopped is still the same: nothing else is played there then. */
export class Standstill {
  private since: number | null = null;
  private reference: Float32Array | null = null;

  /** The game goes on. */
  reset(): void {
    this.since = null;
    this.reference = null;
  }

  /** Of a game that has stopped, in the order of the frames. `shades` as of `shadesOf`; `at` milliseconds. */
  isSame(shades: Float32Array, at: number): boolean {
    this.since ??= at;
    if (at - this.since < settlingMs) this.reference = shades;
    this.reference ??= shades;
    return countChanged(this.reference, shades) <= mostChanged * shades.length;
  }
}
