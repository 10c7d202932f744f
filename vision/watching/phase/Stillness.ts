import { countChanged } from './shades.ts';

/** Since when nothing at all has changed on a board. */
export class Stillness {
  private reference: Float32Array | null = null;
  private since = 0;

  /** Milliseconds that it has lasted at `at`. `shades` as of `shadesOf`. */
  next(shades: Float32Array, at: number): number {
    if (!this.reference || countChanged(this.reference, shades) > 0) {
      this.reference = shades;
      this.since = at;
    }
    return at - this.since;
  }
}
