import { mostRows, storedRows } from '../tetris/rules/board.ts';
import { perPiece, spawnAt } from '../tetris/rules/pieces.ts';
import { type Board, type Cell, type Piece } from '../tetris/types.ts';
import { footprints } from '../tetris/moves/footprint.ts';
import { type MoveOptions, viewCodes } from '../tetris/moves/movegen.ts';
import { RowTable } from './RowTable.ts';
import { columns, fullRow, isViable } from './viable.ts';

/** Rows that can be asked for: the pieces come from above them. */
export const mostLines = 20;

export interface FieldRules {
  /** Straight drops alone. */
  drops: boolean;
}

/**
 * The fields that lead from one to where all of its rows are cleared, numbered as they are met; 0 is the first. Cleared rows
 * stay in them as full ones, so that every cell keeps its place; fields that no pieces fill up are left out.
 */
export class Fields {
  readonly #table: RowTable;
  readonly #options: MoveOptions;
  readonly #after: Record<Piece, (number[] | undefined)[]> = perPiece(() => []);
  readonly #board: Board = { columns, rows: mostRows, masks: new Uint16Array(storedRows) };
  readonly #next: Uint16Array;
  /** The number of the field that has no empty cell left. */
  readonly cleared: number;

  /** `rows`: masks from the bottom row up, bit 0 the left column, one for each row that has to be cleared. */
  constructor(rows: readonly number[], { drops }: FieldRules) {
    this.#options = { reach: drops ? 'drops' : 'slides' };
    this.#table = new RowTable(rows.length);
    this.#next = Uint16Array.from(rows);
    this.#table.numberOf(this.#next);
    this.cleared = this.#table.numberOf(new Uint16Array(rows.length).fill(fullRow));
  }

  /** The field's empty cells, from the bottom row up. */
  emptyCells(field: number): Cell[] {
    return cellsBetween(this.#table.rowsOf(field), this.#table.rowsOf(this.cleared));
  }

  /** The cells that were filled between two fields. */
  laidBetween(from: number, to: number): Cell[] {
    return cellsBetween(this.#table.rowsOf(from), this.#table.rowsOf(to));
  }

  /** The fields after every place of a piece within the rows that are left, but for those where the rest can't be filled. */
  after(field: number, piece: Piece): readonly number[] {
    return (this.#after[piece][field] ??= this.#look(field, piece));
  }

  /** As `after`, of what was asked for already. */
  known(field: number, piece: Piece): readonly number[] {
    return this.#after[piece][field] ?? [];
  }

  #look(field: number, piece: Piece): number[] {
    const rows = this.#table.rowsOf(field);
    const left = this.#settle(rows);
    // Clear of the stack, where the piece can go to every column and turn first.
    const start = spawnAt(piece, columns, left.length + 4);
    const codes = viewCodes(this.#board, start, this.#options);
    const found: number[] = [];
    for (const code of codes)
      if (this.#lay(rows, left, piece, code) && isViable(this.#next))
        found.push(this.#table.numberOf(this.#next));
    return found;
  }

  /** Writes the rows that are not cleared to the board; answers where they lie. */
  #settle(rows: Uint16Array): number[] {
    const { masks } = this.#board;
    const left: number[] = [];
    for (let y = 0; y < rows.length; y++) {
      if (rows[y] === fullRow) continue;
      masks[left.length] = rows[y]!;
      left.push(y);
    }
    masks.fill(0, left.length, rows.length);
    return left;
  }

  /** Makes the next field of a piece that comes to rest (a code of `viewCodes`); false where it stands out of the rows. */
  #lay(rows: Uint16Array, left: readonly number[], piece: Piece, code: number): boolean {
    const { left: side, bottom, masks } = footprints[piece][(code >> 9) & 3]!;
    const lowest = (code & 31) + bottom;
    if (lowest + masks.length > left.length) return false;
    const shift = ((code >> 5) & 15) + side;
    this.#next.set(rows);
    for (let at = 0; at < masks.length; at++) this.#next[left[lowest + at]!]! |= masks[at]! << shift;
    return true;
  }
}

function cellsBetween(before: Uint16Array, after: Uint16Array): Cell[] {
  const cells: Cell[] = [];
  for (const [y, row] of after.entries())
    for (let x = 0; x < columns; x++) if (((row & ~before[y]!) >>> x) & 1) cells.push([x, y]);
  return cells;
}
