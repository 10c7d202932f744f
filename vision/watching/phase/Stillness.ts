import { countChanged, type Shades } from './shades.ts';

/** The time since which nothing has changed on a board. */
export class Stillness {
  private reference: Float32Array | null = null;
  /** Milliseconds of the frames' clock. */
  since = 0;

  /** In the order of the frames. */
  addShades({ colours }: Shades, at: number): void {
    if (!this.reference || countChanged(this.reference, colours) > 0) {
      this.reference = colours;
      this.since = at;
    }
  }
}
