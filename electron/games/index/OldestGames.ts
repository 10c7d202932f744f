import * as v from 'valibot';
import { count } from '../../contract/channels/values.ts';
import type { Drawer, Lines } from '../../storage/Lines.ts';
import { others } from './others.ts';

/** So many were deleted at a moment, in milliseconds since 1970. */
const dropped = v.object({ at: count, count });

/** Games that are deleted at a stretch. */
const stretch = 200;

/** Games that were deleted as there were more than are kept: nobody has asked for each of them, so it is remembered how many. */
export class OldestGames {
  readonly #lines: Lines<v.InferOutput<typeof dropped>>;
  readonly #remove: (ids: readonly string[]) => void;
  #dropped: number | null = null;
  #last: Promise<void> = Promise.resolve();

  /** `remove` throws where it can't be done. */
  constructor(drawer: Drawer, remove: (ids: readonly string[]) => void) {
    this.#lines = drawer.lines('games-dropped', dropped);
    this.#remove = remove;
  }

  /** How many, in all. */
  get dropped(): number {
    return (this.#dropped ??= this.#lines.read().reduce((sum, { count: some }) => sum + some, 0));
  }

  /** One call after the other. Where they can't be deleted they stay, until the next call. */
  drop(ids: readonly string[]): Promise<void> {
    return (this.#last = this.#last.then(() => this.#drop(ids)).catch(() => {}));
  }

  async #drop(ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += stretch) {
      const some = ids.slice(from, from + stretch);
      this.#remove(some);
      this.#dropped = this.dropped + some.length;
      this.#lines.add({ at: Date.now(), count: some.length });
      await others();
    }
  }
}
