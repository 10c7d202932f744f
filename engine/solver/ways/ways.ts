/** Ways to a target: which pieces go where, whatever the order. */
import { type Cell, type Piece, pieces } from '../../tetris/types.ts';
import type { Coverage, Steps } from '../queues/Coverage.ts';
import type { Fields } from '../fields/Fields.ts';

/** A piece in the rows as they are at first: rows that are cleared before it may lie between its cells. */
export interface Laid {
  piece: Piece;
  cells: Cell[];
}

/** What tells one place of a piece from another. */
export function laidKey({ piece, cells }: Laid): string {
  return `${piece}${cells.map(([x, y]) => `${x},${y}`).join(' ')}`;
}

/** Every place that a piece takes on a way that some queue plays. */
export function usedSteps(fields: Fields, coverage: Coverage): Laid[] {
  const found = new Map<string, Laid>();
  const seen = new Set([0]);
  for (const from of seen) {
    if (fields.isGoal(from)) continue;
    for (const [number, piece] of pieces.entries())
      for (const to of fields.known(from, number)) {
        if (!coverage.isAlive(to)) continue;
        seen.add(to);
        const laid = { piece, cells: fields.laidBetween(from, to) };
        found.set(laidKey(laid), laid);
      }
  }
  return [...found.values()];
}

/**
 * All ways to fill `empty` with these places without overlap, beside it too; `most`: by a piece's number, how many there are of
 * it. Every place lies on one of the cells at least.
 */
export function* fillings(
  empty: readonly Cell[],
  places: readonly Laid[],
  most: readonly number[],
): Generator<Laid[]> {
  const covering = new Map<number, Laid[]>(empty.map((cell) => [cellKey(cell), []]));
  for (const laid of places) for (const cell of laid.cells) covering.get(cellKey(cell))?.push(laid);
  const filled = new Set<number>();
  const way: Laid[] = [];
  const left = [...most];
  function* fill(from: number): Generator<Laid[]> {
    while (from < empty.length && filled.has(cellKey(empty[from]!))) from++;
    if (from === empty.length) return yield way.slice();
    for (const laid of covering.get(cellKey(empty[from]!))!) {
      const keys = laid.cells.map(cellKey);
      const piece = pieces.indexOf(laid.piece);
      if (left[piece] === 0 || keys.some((key) => filled.has(key))) continue;
      left[piece]!--;
      way.push(laid);
      for (const key of keys) filled.add(key);
      yield* fill(from + 1);
      for (const key of keys) filled.delete(key);
      way.pop();
      left[piece]!++;
    }
  }
  yield* fill(0);
}

/** The steps of one way alone. */
export class WaySteps implements Steps {
  /** By cell: which piece of the way lies there. */
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

function cellKey([x, y]: Cell): number {
  return y * 16 + x;
}

/** The places of those whose set no other one holds whole, as solution-finder has it; of equal ones the first. */
export function undominated<T>(sets: readonly T[], holds: (a: T, b: T) => boolean): number[] {
  return [...sets.keys()].filter((own) =>
    sets.every(
      (set, other) => other === own || !holds(set, sets[own]!) || (holds(sets[own]!, set) && own < other),
    ),
  );
}
