/** Ways to a target: the places of pieces, in any order. */
import { type Cell, type Piece, pieces } from '../../tetris/types.ts';
import type { Coverage, Steps } from '../queues/Coverage.ts';
import type { Fields } from '../fields/Fields.ts';

/** A piece in the original rows: rows that are cleared before it may be between its cells. */
export interface Laid {
  piece: Piece;
  cells: Cell[];
}

export function laidKey({ piece, cells }: Laid): string {
  return `${piece}${cells.map(([x, y]) => `${x},${y}`).join(' ')}`;
}

/** Places of pieces on ways that some queue plays, as `coverage` discovers them. */
export class UsedPlaces {
  readonly #steps = new Set<number>();

  constructor(
    private readonly fields: Fields,
    private readonly coverage: Coverage,
  ) {}

  /** Those that were not returned before. */
  fresh(): Laid[] {
    const found = new Map<string, Laid>();
    const seen = new Set([0]);
    for (const from of seen) {
      if (this.fields.isGoal(from)) continue;
      for (const [number, piece] of pieces.entries())
        for (const to of this.fields.known(from, number)) {
          if (!this.coverage.isAlive(to)) continue;
          seen.add(to);
          if (!this.#isNew(from, to)) continue;
          const laid = { piece, cells: this.fields.laidBetween(from, to) };
          found.set(laidKey(laid), laid);
        }
    }
    return [...found.values()];
  }

  #isNew(from: number, to: number): boolean {
    const before = this.#steps.size;
    return this.#steps.add(from * 2 ** 26 + to).size > before;
  }
}

/**
 * All ways to fill `empty` with these places without overlap, also beyond it; `most`: by a piece's number, how many
 * of it there are. Every place covers at least one of the cells.
 */
export function* fillings(
  empty: readonly Cell[],
  places: readonly Laid[],
  most: readonly number[],
): Generator<Laid[]> {
  const covering = new Map<number, Fitting[]>(empty.map((cell) => [cellKey(cell), []]));
  for (const laid of places) {
    const fitting = { laid, piece: pieces.indexOf(laid.piece), keys: laid.cells.map(cellKey) };
    for (const key of fitting.keys) covering.get(key)?.push(fitting);
  }
  const order = empty.map(cellKey);
  const filled = new Uint8Array(mostCells);
  const way: Laid[] = [];
  const left = [...most];
  function* fill(from: number): Generator<Laid[]> {
    while (from < order.length && filled[order[from]!] === 1) from++;
    if (from === order.length) return yield way.slice();
    for (const { laid, piece, keys } of covering.get(order[from]!)!) {
      if (left[piece] === 0 || keys.some((key) => filled[key] === 1)) continue;
      left[piece]!--;
      way.push(laid);
      for (const key of keys) filled[key] = 1;
      yield* fill(from + 1);
      for (const key of keys) filled[key] = 0;
      way.pop();
      left[piece]!++;
    }
  }
  yield* fill(0);
}

/** A place, with the numbers of its piece and of its cells. */
interface Fitting {
  laid: Laid;
  piece: number;
  keys: number[];
}

export class WaySteps implements Steps {
  /** By cell: the piece of the way that covers it. */
  readonly #owners = new Map<number, number>();
  readonly #known = new Map<number, number[]>();

  constructor(
    private readonly fields: Fields,
    private readonly way: readonly Laid[],
  ) {
    for (const [index, { cells }] of way.entries())
      for (const cell of cells) this.#owners.set(cellKey(cell), index);
  }

  isGoal(field: number): boolean {
    return this.fields.isGoal(field);
  }

  needs(field: number): number {
    return this.fields.needs(field);
  }

  after(field: number, piece: number): number[] {
    const key = field * 8 + piece;
    let after = this.#known.get(key);
    if (!after) this.#known.set(key, (after = this.#search(field, piece)));
    return after;
  }

  #search(field: number, piece: number): number[] {
    const kind = pieces[piece];
    if (!this.way.some((laid) => laid.piece === kind)) return [];
    return this.fields.after(field, piece).filter((to) => {
      const [first, ...others] = this.fields
        .laidBetween(field, to)
        .map((cell) => this.#owners.get(cellKey(cell)));
      const own = first === undefined ? null : this.way[first]!;
      return own?.piece === kind && others.every((owner) => owner === first);
    });
  }
}

/** Rows of sixteen, of which fields have at most twenty and fumens some more. */
const mostCells = 32 * 16;

function cellKey([x, y]: Cell): number {
  return y * 16 + x;
}

/** The indices of those sets that no other one contains completely, as in solution-finder; of equal ones the first. */
export function undominated<T>(sets: readonly T[], holds: (a: T, b: T) => boolean): number[] {
  return [...sets.keys()].filter((own) =>
    sets.every(
      (set, other) => other === own || !holds(set, sets[own]!) || (holds(sets[own]!, set) && own < other),
    ),
  );
}
