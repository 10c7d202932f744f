/** The target of a field, for all questions. Rows are masks from the bottom up, bit 0 the left column. */
import { countBits } from '../../tetris/evaluate/features.ts';
import { columns, fullRow, isViable } from './viable.ts';

/** A T-spin that ends a search, or has to happen on the way. */
export interface SpinWanted {
  /** The least number of rows that it clears. */
  rows: number;
  /** Mini spins count too. */
  mini: boolean;
}

export interface Target {
  /** Cells that have to be filled; every piece covers at least one of them, if there are any. */
  fill: readonly number[];
  /** Additional cells that pieces may cover. */
  margin: readonly number[];
  spin: SpinWanted | null;
}

/** Every cell of the rows is filled, so that they are cleared completely. */
export function clearTarget(rows: readonly number[]): Target {
  return { fill: rows.map((row) => ~row & fullRow), margin: rows.map(() => 0), spin: null };
}

/** A spin of T anywhere in the rows. */
export function spinTarget(rows: readonly number[], spin: SpinWanted): Target {
  return { fill: rows.map(() => 0), margin: rows.map((row) => ~row & fullRow), spin };
}

export function cellCount(rows: readonly number[]): number {
  return rows.reduce((sum, row) => sum + countBits(row), 0);
}

/** Checks whether fields can lead to a target, and whether they have reached it. */
export class Goal {
  readonly #wanted: Uint16Array;
  readonly #isExact: boolean;
  readonly #hasFill: boolean;
  readonly #firstCells: number;

  /** `pieces`: the most that are placed. */
  constructor(
    first: readonly number[],
    private readonly target: Target,
    private readonly pieces: number,
  ) {
    this.#wanted = Uint16Array.from(first, (row, y) => row | target.fill[y]!);
    this.#isExact = target.margin.every((row) => row === 0);
    this.#hasFill = target.fill.some((row) => row !== 0);
    this.#firstCells = cellCount(first);
  }

  /** Whether a piece may cover these cells of a row; `fills` checks whether one of them has to be filled. */
  allows(y: number, mask: number): boolean {
    return (mask & ~(this.target.fill[y]! | this.target.margin[y]!)) === 0;
  }

  /** Whether cells of a row, or of all rows together, justify a piece. */
  fills(y: number, mask: number): boolean {
    return !this.#hasFill || (mask & this.target.fill[y]!) !== 0;
  }

  /** `spun`: the spin has happened. */
  isReached(rows: Uint16Array, spun: boolean): boolean {
    return (spun || this.target.spin === null) && this.#missing(rows) === 0;
  }

  /** False if it is obvious that no pieces lead from here to the target. */
  isNear(rows: Uint16Array, spun: boolean): boolean {
    if (this.#isExact && !isViable(rows, this.#wanted)) return false;
    // Then every piece fills four of the missing cells.
    if (this.#isExact && this.target.spin === null) return true;
    const left = 4 * (this.pieces - (cellsOf(rows) - this.#firstCells) / 4);
    if (this.#missing(rows) > left) return false;
    const { spin } = this.target;
    return spin === null || spun || leastMissing(rows, spin.rows) <= left;
  }

  #missing(rows: Uint16Array): number {
    let missing = 0;
    for (let y = 0; y < rows.length; y++) missing += countBits(this.#wanted[y]! & ~rows[y]!);
    return missing;
  }
}

function cellsOf(rows: Uint16Array): number {
  let cells = 0;
  for (const row of rows) cells += countBits(row);
  return cells;
}

/** The number of cells missing in the fullest rows, for this many rows that are not full yet. */
function leastMissing(rows: Uint16Array, count: number): number {
  const lacks: number[] = [];
  for (const row of rows) if (row !== fullRow) lacks.push(columns - countBits(row));
  if (lacks.length < count) return Infinity;
  return lacks
    .sort((a, b) => a - b)
    .slice(0, count)
    .reduce((sum, lack) => sum + lack, 0);
}
