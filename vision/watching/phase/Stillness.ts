import { countChanged } from './shades.ts';

/** The time since which nothing has changed on a board. */
export class Stillness {
  private reference: Float32Array | null = null;
  /** Milliseconds of the frames' clock. */
  since = 0;

  /** In the order of the frames. `shades` from `shadesOf`. */
  addShades(shades: Float32Array, at: number): void {
    if (!this.reference || countChanged(this.reference, shades) > 0) {
      this.reference = shades;
      this.since = at;
    }
  }
}
