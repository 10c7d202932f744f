import type { Order, Served } from '../../../engine/protocol/puzzleJobs.ts';
import { orderAt, type Sitting } from './course.ts';

/** Where puzzles come from. */
export interface Maker {
  take(order: Order, ahead: readonly Order[]): Promise<Served | null>;
  expect(orders: readonly Order[]): void;
}

/** Puzzles that are made ahead. */
const ahead = 3;

/** Deals one puzzle of a sitting after the other. */
export class Dealer {
  readonly sitting: Sitting;
  readonly #maker: Maker;
  /** Puzzles that are there already, in place of orders. */
  readonly #own: readonly Served[] | null;
  #at = 0;

  constructor(maker: Maker, sitting: Sitting, own: readonly Served[] | null = null) {
    this.#maker = maker;
    this.sitting = sitting;
    this.#own = own;
  }

  /** So that the first ones are there when they are asked for. */
  warmUp(): void {
    this.#maker.expect(this.#orders(0, ahead));
  }

  /** null: there are no more. */
  async next(): Promise<Served | null> {
    const at = this.#at++;
    if (this.#own) return this.#own[at] ?? null;
    const order = orderAt(this.sitting, at);
    return order && this.#maker.take(order, this.#orders(at + 1, ahead));
  }

  #orders(from: number, count: number): Order[] {
    if (this.#own || this.sitting.mode === 'daily') return [];
    // Another number of the curated set is another sitting.
    const { sitting } = this;
    if (sitting.mode === 'curated')
      return Array.from({ length: count }, (_, more) => ({
        from: 'curated',
        moves: sitting.kind.moves,
        number: sitting.number + from + more,
      }));
    return Array.from({ length: count }, (_, more) => orderAt(sitting, from + more)).filter(
      (order) => order !== null,
    );
  }
}
