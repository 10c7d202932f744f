import { areEmpty } from '../../../../tetris/rules/board.ts';
import type { Board, Cell } from '../../../../tetris/types.ts';

/** Rows of TETR.IO's board: twenty that are seen, and as many above. */
const storedRows = 40;
const [columns, visibleRows] = [10, 20];
const full = (1 << columns) - 1;

/** What a lock cleared, and how many of these rows had come as garbage. */
export interface Cleared {
  rows: number;
  garbage: number;
}

/** What lies on the board, and which rows of it came as garbage. */
export class Field {
  #masks = new Uint16Array(storedRows);
  #garbage = new Array<boolean>(storedRows).fill(false);

  get board(): Board {
    return { columns, rows: visibleRows, masks: this.#masks };
  }

  get isEmpty(): boolean {
    return this.#masks.every((mask) => mask === 0);
  }

  isFree(cells: readonly Cell[]): boolean {
    return areEmpty(this.board, cells);
  }

  /** Rows top first without the empty ones above: 'X' filled, '.' empty. */
  get text(): string[] {
    const height = this.#masks.findLastIndex((mask) => mask !== 0) + 1;
    return [...this.#masks.subarray(0, height)].reverse().map(rowOf);
  }

  lock(cells: readonly Cell[]): Cleared {
    for (const [x, y] of cells) this.#masks[y]! |= 1 << x;
    const kept = [...this.#masks.keys()].filter((y) => this.#masks[y] !== full);
    const rows = storedRows - kept.length;
    const garbage = this.#garbage.filter((is, y) => is && this.#masks[y] === full).length;
    const masks = new Uint16Array(storedRows);
    masks.set(kept.map((y) => this.#masks[y]!));
    this.#masks = masks;
    this.#garbage = [...kept.map((y) => this.#garbage[y]!), ...new Array<boolean>(rows).fill(false)];
    return { rows, garbage };
  }

  /** A row comes in from below with a gap of so many cells from this column on. */
  raise(column: number, gap: number): void {
    this.#masks.copyWithin(1, 0, storedRows - 1);
    this.#masks[0] = full & ~(((1 << gap) - 1) << column);
    this.#garbage = [true, ...this.#garbage.slice(0, -1)];
  }
}

function rowOf(mask: number): string {
  return Array.from({ length: columns }, (_, x) => (mask & (1 << x) ? 'X' : '.')).join('');
}
