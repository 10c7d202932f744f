import type { Levels } from '../rules.ts';

const framesPerSecond = 60;
/** No level is faster than a row in so many seconds. */
const leastSeconds = 1e-9;

/** The level that is played, and the gravity that comes with it. */
export class Level {
  readonly #levels: Levels;
  #level: number;
  #rows = 0;

  constructor(levels: Levels) {
    this.#levels = levels;
    this.#level = levels.first;
  }

  /** Rows a frame. */
  get gravity(): number {
    const { seconds, less } = this.#levels;
    const above = this.#level - 1;
    return 1 / framesPerSecond / Math.max(leastSeconds, seconds - above * less) ** above;
  }

  clear(rows: number): void {
    this.#rows += rows;
    for (let needed = this.#needed; this.#rows >= needed; needed = this.#needed) {
      this.#rows -= needed;
      this.#level++;
    }
  }

  get #needed(): number {
    const { rows } = this.#levels;
    return Math.max(1, 'always' in rows ? rows.always : Math.ceil(this.#level * rows.fiveTimes * 5));
  }
}
