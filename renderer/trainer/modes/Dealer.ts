import type { Order, Served } from '../../../engine/protocol/puzzleJobs.ts';

/** Where it is decided which puzzle comes next. */
export interface Source {
  /** null: there are no more. */
  nextOrder(): Order | null;
  /** The next ones that will probably be asked for, so that they can be made. */
  ahead(count: number): Order[];
}

/** Where puzzles come from. */
export interface Maker {
  /** `ahead`: what comes after it, asked for when there is time for it. */
  fetch(order: Order, ahead: () => readonly Order[]): Promise<Served | null>;
  expect(orders: readonly Order[]): void;
}

/** Puzzles that are made ahead. */
const ahead = 3;

/** Deals one puzzle of a sitting after the other: of those that are there already, or by order. */
export class Dealer {
  readonly #maker: Maker;
  readonly #from: Source | readonly Served[];
  #at = 0;

  constructor(maker: Maker, from: Source | readonly Served[]) {
    this.#maker = maker;
    this.#from = from;
  }

  /** So that the first ones are there when they are asked for. */
  warmUp(): void {
    if ('ahead' in this.#from) this.#maker.expect(this.#from.ahead(ahead));
  }

  /** null: there are no more. */
  async deal(): Promise<Served | null> {
    if (!('ahead' in this.#from)) return this.#from[this.#at++] ?? null;
    const from = this.#from;
    const order = from.nextOrder();
    return order && this.#maker.fetch(order, () => from.ahead(ahead));
  }
}
