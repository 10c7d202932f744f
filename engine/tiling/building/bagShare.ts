/** The share of all bag orders with which a tiling can be built. */
import { type Piece, pieces } from '../../tetris/types.ts';
import { bitsOf } from './buildable.ts';
import { type BuildSite } from './buildSite.ts';

/** The placed pieces, and the held one: the piece's index in `pieces`, or 7 for none. */
type State = number;
const nothing = pieces.length;
const makeState = (built: number, held: number): State => built * 8 + held;

class Share {
  readonly #known = new Map<string, number>();
  readonly #kinds: readonly number[];

  constructor(
    private readonly site: BuildSite,
    private readonly withHold: boolean,
    private readonly bags: number,
  ) {
    this.#kinds = site.kinds.map((kind: Piece) => pieces.indexOf(kind));
  }

  /** The share of the remaining orders, if one of the states was reached and `left` of the bag is to come. */
  of(states: readonly State[], bag: number, left: number): number {
    if (states.some((state) => Math.floor(state / 8) === this.site.all)) return 1;
    if (states.length === 0) return 0;
    if (left === 0) return bag + 1 < this.bags ? this.of(states, bag + 1, wholeBag) : this.#atEnd(states);
    const key = `${bag} ${left} ${states.join()}`;
    let share = this.#known.get(key);
    if (share === undefined) {
      const next = [...bitsOf(left)];
      share =
        next.reduce((sum, piece) => sum + this.of(this.#deal(states, piece), bag, left & ~(1 << piece)), 0) /
        next.length;
      this.#known.set(key, share);
    }
    return share;
  }

  #deal(states: readonly State[], piece: number): State[] {
    const after = new Set<State>();
    for (const state of states) {
      const [built, held] = [Math.floor(state / 8), state % 8];
      for (const next of this.#place(built, piece)) after.add(makeState(next, held));
      if (!this.withHold) continue;
      if (held === nothing) after.add(makeState(built, piece));
      else for (const next of this.#place(built, held)) after.add(makeState(next, piece));
    }
    return [...after].sort((a, b) => a - b);
  }

  #place(built: number, piece: number): number[] {
    return [...bitsOf(this.site.addable(built))]
      .filter((index) => this.#kinds[index] === piece)
      .map((index) => built | (1 << index));
  }

  /** The next bag's piece goes to hold and the held one comes out. */
  #atEnd(states: readonly State[]): number {
    const ends = states.some((state) => {
      const held = state % 8;
      return held !== nothing && this.#place(Math.floor(state / 8), held).includes(this.site.all);
    });
    return ends ? 1 : 0;
  }
}

const wholeBag = 2 ** pieces.length - 1;

/** Two bags take a moment, three take too long. */
export const mostShared = 2 * pieces.length;

/**
 * The share, from 0 to 1, of the orders of as many bags as the pieces need with which all of them can be placed as
 * they are dealt; with hold, one piece can be set aside at a time. Pieces of the last bag that are not needed may be
 * left over only if they come last, or in hold.
 */
export function bagShare(site: BuildSite, withHold: boolean): number {
  const bags = Math.ceil(site.kinds.length / pieces.length);
  return new Share(site, withHold, bags).of([makeState(0, nothing)], 0, wholeBag);
}
