/** Find the slot: a board on which a T-spin is ready, and a cell to tap. */
import type { SlotTask } from '../../../engine/puzzle/sets/slotTask.ts';
import { parseBoard } from '../../../engine/tetris/rules/board.ts';
import { twinPlacements } from '../../../engine/tetris/moves/movegen.ts';
import { cellsOf, spawnAt } from '../../../engine/tetris/rules/pieces.ts';
import type { Cell, Input, Location } from '../../../engine/tetris/types.ts';
import { Stopwatch } from './Stopwatch.ts';

/** What keys do to the cursor: columns to the right, rows up. */
export const slotSteps: Readonly<Partial<Record<Input, readonly [number, number]>>> = {
  left: [-1, 0],
  right: [1, 0],
  softDrop: [0, -1],
  cw: [0, 1],
};

/** Rows that are shown above the stack. */
const rowsAbove = 4;
const leastRows = 10;

export class SlotTable {
  readonly number: number;
  readonly task: SlotTask;
  readonly rows: readonly string[];
  readonly stopwatch: Stopwatch;
  /** Cells that were tapped in vain. */
  missed: readonly Cell[] = $state.raw([]);
  isFound = $state(false);
  /** The cell that keys have moved to; null: none was pressed. */
  cursor: Cell | null = $state.raw(null);
  /** The slot was shown. */
  isShown = $state(false);

  constructor(number: number, task: SlotTask, now: () => number) {
    this.number = number;
    this.task = task;
    this.stopwatch = new Stopwatch(now);
    const top = task.board.findIndex((row) => /[^.]/.test(row));
    this.rows = task.board.slice(-Math.max(leastRows, task.board.length - top + rowsAbove));
  }

  readonly isOver = $derived(this.isFound || this.isShown);

  /** The T in the slot, once it is over. */
  get finish(): Location | null {
    if (!this.isOver) return null;
    const board = parseBoard([...this.rows]);
    const keys = this.task.slots[0]!.map(String);
    const places = twinPlacements(board, spawnAt('T', board.columns, board.rows - 2), { spins: true });
    const found = places.find(({ location }) =>
      cellsOf(location).every((cell) => keys.includes(String(cell))),
    );
    return found?.location ?? null;
  }

  /** Cells of the stack can't be meant. */
  tap(cell: Cell): void {
    const [x, y] = cell;
    if (this.isOver || this.rows.at(-1 - y)?.[x] !== '.') return;
    const isIn = this.task.slots.some((cells) => cells.some((one) => one[0] === x && one[1] === y));
    if (!isIn) this.missed = [...this.missed, cell];
    else {
      this.isFound = true;
      this.stopwatch.stop();
    }
  }

  /** Keys move a cursor as they move a piece, and take its cell as they drop one. */
  press(input: Input, pick: (cell: Cell) => void): void {
    if (this.isOver) return;
    const [right, up] = slotSteps[input] ?? [0, 0];
    if (input === 'hardDrop' && this.cursor) pick(this.cursor);
    else if (right !== 0 || up !== 0) this.#step(right, up);
  }

  #step(right: number, up: number): void {
    const [columns, rows] = [this.rows[0]!.length, this.rows.length];
    const [x, y] = this.cursor ?? [Math.floor(columns / 2) - right, this.#top - up];
    this.cursor = [Math.min(columns - 1, Math.max(0, x + right)), Math.min(rows - 1, Math.max(0, y + up))];
  }

  /** The lowest row above the stack. */
  get #top(): number {
    return this.rows.length - this.rows.findIndex((row) => /[^.]/.test(row));
  }

  show(): void {
    if (this.isOver) return;
    this.isShown = true;
    this.stopwatch.stop();
  }
}
