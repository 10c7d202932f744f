import { mostRows, storedRows } from '../../tetris/rules/board.ts';
import { type Board, type Cell, type Piece, pieces } from '../../tetris/types.ts';
import { footprints } from '../../tetris/moves/footprint.ts';
import { viewCodes } from '../../tetris/moves/movegen.ts';
import { type KickRules, spawnUnder } from '../../tetris/rules/kicks.ts';
import type { ReachRules } from '../../tetris/rules/reachRules.ts';
import { RowTable } from './RowTable.ts';
import { Goal, type SpinWanted, type Target } from './target.ts';
import { columns, fullRow } from './viable.ts';

/** The most rows of a question: the pieces come from above them. */
export const mostLines = 20;

const nowhere: number[] = [];

const needsT = 1 << pieces.indexOf('T');

export interface FieldRules {
  /** Masks from the bottom row up, bit 0 the left column, one for each row in which pieces may land. */
  rows: readonly number[];
  target: Target;
  /** The most pieces that are placed. */
  pieces: number;
  /** Only hard drops. */
  drops: boolean;
  kicks: KickRules;
}

/**
 * The fields that lead from one to a target, numbered in the order of discovery; 0 is the first. Cleared rows remain
 * in them as full ones, so that every cell keeps its place; a word behind the rows is set when the required spin has
 * happened. Fields that can't lead there are left out.
 */
export class Fields {
  readonly #table: RowTable;
  readonly #goal: Goal;
  readonly #goals: boolean[] = [];
  readonly #options: Pick<ReachRules, 'reach' | 'kicks'>;
  readonly #spin: SpinWanted | null;
  readonly #fill: readonly number[];
  readonly #height: number;
  /** By field, and within it by a piece's number; without gaps, which would make the array slow. */
  readonly #after: (number[] | null)[][] = [];
  readonly #board: Board = { columns, rows: mostRows, masks: new Uint16Array(storedRows) };
  readonly #next: Uint16Array;
  /** Its rows only. */
  readonly #nextRows: Uint16Array;
  readonly #found: number[] = [];
  /** Rows that became full when `#next` was made. */
  #cleared = 0;

  readonly #goesOn: (() => void) | undefined;

  constructor({ rows, target, pieces, drops, kicks }: FieldRules, goesOn?: () => void) {
    this.#goesOn = goesOn;
    this.#options = { reach: drops ? 'drops' : 'slides', kicks };
    this.#goal = new Goal(rows, target, pieces);
    this.#spin = target.spin;
    this.#fill = target.fill;
    this.#height = rows.length;
    this.#table = new RowTable(rows.length + 1);
    this.#next = Uint16Array.of(...rows, 0);
    this.#nextRows = this.#next.subarray(0, rows.length);
    this.#table.numberOf(this.#next);
  }

  /** Whether the field has reached the target. */
  isGoal(field: number): boolean {
    return (this.#goals[field] ??= this.#goal.isReached(this.#rowsOf(field), this.#isSpun(field)));
  }

  /** T, as a bit, if a spin is required and has not happened yet; else 0. */
  needs(field: number): number {
    return this.#spin !== null && !this.#isSpun(field) ? needsT : 0;
  }

  /** The cells that have to be filled, from the bottom row up. */
  cellsToFill(): Cell[] {
    return cellsIn(this.#fill);
  }

  /** The cells that were filled between two fields. */
  laidBetween(from: number, to: number): Cell[] {
    const before = this.#rowsOf(from);
    return cellsIn(Array.from(this.#rowsOf(to), (row, y) => row & ~before[y]!));
  }

  /**
   * The fields after every place of a piece that the target allows, except those from which it can't be reached;
   * `piece`: its index in `pieces`.
   */
  after(field: number, piece: number): readonly number[] {
    this.#goesOn?.();
    while (this.#after.length <= field) this.#after.push(pieces.map(() => null));
    return (this.#after[field]![piece] ??= this.#findSuccessors(field, pieces[piece]!));
  }

  /** As `after`, but only for cached results. */
  known(field: number, piece: number): readonly number[] {
    return this.#after[field]?.[piece] ?? [];
  }

  #rowsOf(field: number): Uint16Array {
    return this.#table.rowsOf(field).subarray(0, this.#height);
  }

  #isSpun(field: number): boolean {
    return this.#table.rowsOf(field)[this.#height] === 1;
  }

  #findSuccessors(field: number, piece: Piece): number[] {
    const rows = this.#table.rowsOf(field);
    const left = this.#settle(rows);
    const spins = piece === 'T' && this.#spin !== null && !this.#isSpun(field);
    // Clear of the stack, where the piece can go to every column and turn first.
    const start = spawnUnder(this.#options.kicks, piece, columns, left.length + 4);
    const found = this.#found;
    found.length = 0;
    for (const code of viewCodes(this.#board, start, { ...this.#options, spins })) {
      if (!this.#lay(rows, left, piece, code)) continue;
      if (spins && this.#isWanted(code >> 11)) this.#next[this.#height] = 1;
      if (!this.#goal.isNear(this.#nextRows, this.#next[this.#height] === 1)) continue;
      const number = this.#table.numberOf(this.#next);
      // A place with several spin classes appears once for each.
      if (!spins || !found.includes(number)) found.push(number);
    }
    // There are very many of these lists, so that they get no spare capacity.
    return found.length === 0 ? nowhere : found.slice();
  }

  /** `spin`: its index in `spins`. */
  #isWanted(spin: number): boolean {
    const wanted = this.#spin!;
    return spin >= (wanted.mini ? 1 : 2) && this.#cleared >= wanted.rows;
  }

  /** Writes the rows that are not cleared to the board; returns their places. */
  #settle(rows: Uint16Array): number[] {
    const { masks } = this.#board;
    const left: number[] = [];
    for (let y = 0; y < this.#height; y++) {
      if (rows[y] === fullRow) continue;
      masks[left.length] = rows[y]!;
      left.push(y);
    }
    masks.fill(0, left.length, this.#height);
    return left;
  }

  /** Makes the next field of a piece that lands there (a code of `viewCodes`); false if it is not allowed. */
  #lay(rows: Uint16Array, left: readonly number[], piece: Piece, code: number): boolean {
    const { left: side, bottom, masks } = footprints[piece][(code >> 9) & 3]!;
    const lowest = (code & 31) + bottom;
    if (lowest + masks.length > left.length) return false;
    const shift = ((code >> 5) & 15) + side;
    this.#next.set(rows);
    this.#cleared = 0;
    let isOfUse = false;
    for (let at = 0; at < masks.length; at++) {
      const y = left[lowest + at]!;
      const mask = masks[at]! << shift;
      if (!this.#goal.allows(y, mask)) return false;
      isOfUse ||= this.#goal.fills(y, mask);
      this.#next[y]! |= mask;
      if (this.#next[y] === fullRow) this.#cleared++;
    }
    return isOfUse;
  }
}

function cellsIn(rows: readonly number[]): Cell[] {
  const cells: Cell[] = [];
  for (const [y, row] of rows.entries())
    for (let x = 0; x < columns; x++) if ((row >>> x) & 1) cells.push([x, y]);
  return cells;
}
