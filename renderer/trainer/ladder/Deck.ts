/** Puzzles out of the sets, each chosen by the player's rating at that moment; the next ones are chosen ahead. */
import type { Order } from '../../../engine/protocol/puzzleJobs.ts';
import { choose, type Wish } from './choosing.ts';
import type { Outline } from '../sets/outlines.ts';
import type { Source } from '../modes/Dealer.ts';

/** Among so many the taste chooses; each fourth puzzle is any, so that it goes on seeing others. */
const choice = 3;
const anyEvery = 4;
/** With slides, each so many-th puzzle needs one. */
const slideEvery = 2;

export interface DeckParts {
  /** What comes first, as it is there at once; null: any. */
  first: Outline | null;
  slides: boolean;
  /** The player's taste is known: there is something to choose by. */
  hasTaste: boolean;
  /** From 0 to 1. */
  random: () => number;
  /** As it is at that moment. */
  wish: () => Wish;
}

/** Points that a player may have moved since a puzzle was planned for them. */
const stale = 100;

interface Planned {
  order: Order;
  /** That was wanted; null: it comes whatever is wanted. */
  rating: number | null;
}

export class Deck implements Source {
  readonly #parts: DeckParts;
  readonly #dealt = new Set<Outline>();
  #planned: Planned[] = [];
  #at = 0;

  constructor(parts: DeckParts) {
    this.#parts = parts;
    if (parts.first) this.#plan([parts.first], null);
  }

  /** null: there are none of this kind. */
  nextOrder(): Order | null {
    const [planned] = this.#filled(1);
    if (!planned) return null;
    this.#planned = this.#planned.slice(1);
    this.#at++;
    return planned.order;
  }

  ahead(count: number): Order[] {
    return this.#filled(count).map(({ order }) => order);
  }

  /** What was planned for another rating is planned anew. */
  #filled(count: number): Planned[] {
    const wish = this.#parts.wish();
    this.#planned = this.#planned.filter(
      ({ rating }) => rating === null || Math.abs(rating - wish.rating) <= stale,
    );
    while (this.#planned.length < count) {
      const puzzles = choose(this.#fresh(wish), this.#choices(), this.#parts.random);
      if (puzzles.length === 0) break;
      this.#plan(puzzles, wish.rating);
    }
    return this.#planned.slice(0, count);
  }

  /** Once all are dealt, they come again. */
  #fresh(wish: Wish): Wish {
    const puzzles = wish.puzzles.filter((one) => !this.#dealt.has(one));
    return puzzles.length > 0 ? { ...wish, puzzles } : wish;
  }

  get #place(): number {
    return this.#at + this.#planned.length;
  }

  #choices(): number {
    return this.#parts.hasTaste && this.#place % anyEvery !== anyEvery - 1 ? choice : 1;
  }

  #plan(puzzles: readonly Outline[], rating: number | null): void {
    const { category, moves } = puzzles[0]!;
    const slides = this.#parts.slides && this.#place % slideEvery === slideEvery - 1;
    const numbers = puzzles.map(({ number }) => number);
    for (const puzzle of puzzles) this.#dealt.add(puzzle);
    this.#planned.push({ order: { from: 'category', kind: { category, moves }, slides, numbers }, rating });
  }
}
