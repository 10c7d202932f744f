/** Find the slot: a board on which a T-spin stands ready, and a cell to tap. */
import type { SlotTask } from '../../../engine/puzzle/sets/slotTask.ts';
import { parseBoard } from '../../../engine/tetris/rules/board.ts';
import { twinPlacements } from '../../../engine/tetris/moves/movegen.ts';
import { cellsOf, spawnAt } from '../../../engine/tetris/rules/pieces.ts';
import type { Cell, Location } from '../../../engine/tetris/types.ts';
import { Stopwatch } from './Stopwatch.ts';

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

  /** The T as it lies in the slot, once it is over. */
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

  /** What lies in the stack can't be meant. */
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

  show(): void {
    if (this.isOver) return;
    this.isShown = true;
    this.stopwatch.stop();
  }
}
