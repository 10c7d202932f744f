import type { Layout } from '../../vision/types.ts';

/** So many times as long as the first pause the longest one is. */
const most = 4;
/** Where nothing happens each pause is so many times as long as the one before. */
const growth = 1.5;

/** What one round of a search has looked at. */
export interface Round {
  sources: readonly { id: string }[];
  layouts: readonly (Layout | null)[];
}

/**
 * How long the search rests between two rounds: longer and longer on a desktop where nothing opens and nothing looks like
 * a board, as every look costs.
 */
export class RoundPause {
  readonly #least: number;
  #ms: number;
  #sources = '';

  /** `least`: the first pause, in milliseconds. */
  constructor(least: number) {
    this.#least = least;
    this.#ms = least;
  }

  /** So often it is worth asking whether to cut a longer one short, in milliseconds. */
  get least(): number {
    return this.#least;
  }

  /** The one that is due, in milliseconds. */
  get ms(): number {
    return this.#ms;
  }

  /** A round has found nothing to believe. */
  saw({ sources, layouts }: Round): void {
    const ids = String(sources.map(({ id }) => id).toSorted());
    const isSame = ids === this.#sources && layouts.every((layout) => layout === null);
    this.#sources = ids;
    this.#ms = isSame ? Math.min(this.#ms * growth, most * this.#least) : this.#least;
  }

  /** As at first. */
  shorten(): void {
    this.#ms = this.#least;
    this.#sources = '';
  }
}
