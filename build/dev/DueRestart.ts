import type { Bundle } from '../bundle/bundles.ts';

/** One save may change several bundles, which are noticed one after the other. */
const settleMs = 30;

/** When the app is to be started again: once all that a save has changed is built, and nothing is broken. */
export class DueRestart {
  readonly #restart: (savedMs: number | null) => void;
  /** Being built, or could not be. */
  readonly #unbuilt: Set<Bundle>;
  #timer: NodeJS.Timeout | null = null;

  /** Calls `restart` with the time of the save that made it due; null for the first start. */
  constructor(bundles: readonly Bundle[], restart: (savedMs: number | null) => void) {
    this.#unbuilt = new Set(bundles);
    this.#restart = restart;
  }

  building(bundle: Bundle): void {
    this.#unbuilt.add(bundle);
  }

  built(bundle: Bundle, savedMs: number | null): void {
    this.#unbuilt.delete(bundle);
    this.due(savedMs);
  }

  /** Something that the app runs is new, saved at `savedMs`. */
  due(savedMs: number | null): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#unbuilt.size === 0) this.#restart(savedMs);
    }, settleMs);
  }
}
