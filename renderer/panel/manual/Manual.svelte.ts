/** Manual entry: a board and pieces typed by hand, the hint for them, and every step undoable. */
import type { ManualAnswer, ManualPosition } from '../../../electron/contract/asking/positions.ts';
import type { Cell, Piece, Suggestion } from '../../../engine/tetris/types.ts';
import { columnLimits } from '../../../engine/tetris/rules/board.ts';
import { pieces } from '../../../engine/tetris/types.ts';
import { ManualEntry, type Unanswered } from './ManualEntry.svelte.ts';
import { emptyRows, letterAt, withCells, withoutFullRows } from '../../shared/board/rows.ts';
import { pastedBoard, type TextProblem } from '../../shared/pasted/textBoard.ts';

const usualColumns = 10;
const rowCount = 20;
/** More announced rows than fit are as bad as these. */
export const mostIncoming = rowCount;

interface Position {
  rows: readonly string[];
  /** The falling piece first. */
  queue: readonly Piece[];
  hold: Piece | null;
  /** Rows of garbage that an opponent has announced. */
  incoming: number;
}

type OwnProblem = TextProblem | { kind: 'toppedOut' };

export type Problem = OwnProblem | Unanswered;

export type Ask = (position: ManualPosition) => Promise<ManualAnswer>;

const start: Position = { rows: emptyRows(usualColumns, rowCount), queue: [], hold: null, incoming: 0 };

export class Manual extends ManualEntry<Position, Suggestion, OwnProblem> {
  readonly #ask: Ask;
  #brush = 'X';
  /** The next letter goes to hold. */
  fillsHold = $state(false);

  constructor(ask: Ask) {
    super(start, mostIncoming);
    this.#ask = ask;
  }

  get rows(): readonly string[] {
    return this.position.rows;
  }

  /** A pasted board brings its own. */
  get columns(): number {
    return this.rows[0]!.length;
  }

  get queue(): readonly Piece[] {
    return this.position.queue;
  }

  get hold(): Piece | null {
    return this.position.hold;
  }

  /** A typed letter; true where it names a piece. */
  type(letter: string): boolean {
    const piece = pieces.find((name) => name === letter.toUpperCase());
    if (piece) this.add(piece);
    return piece !== undefined;
  }

  add(piece: Piece): void {
    if (this.fillsHold) this.step({ hold: piece });
    else this.step({ queue: [...this.queue, piece] });
    this.fillsHold = false;
  }

  /** Empties a filled hold; otherwise the next letter goes there. */
  toggleHold(): void {
    if (this.hold && !this.fillsHold) this.step({ hold: null });
    else this.fillsHold = !this.fillsHold;
  }

  removeFromQueue(index: number): void {
    this.step({ queue: this.queue.filter((_, at) => at !== index) });
  }

  /** Fills or empties a cell; dragging on gives further cells the same, as one step. */
  paint(cell: Cell, isStart: boolean): void {
    if (isStart) this.#brush = letterAt(this.rows, cell) === '.' ? 'X' : '.';
    const rows = withCells(this.rows, [cell], this.#brush);
    if (isStart) this.step({ rows });
    else this.amend({ rows });
  }

  /** Locks the hint's cells, clears full rows, goes on with the next piece. */
  accept(): void {
    const { best } = this;
    if (!best) return;
    const locked = withCells(this.rows, best.cells, best.placement.location.type);
    this.step({ rows: withoutFullRows(locked), ...this.#afterPlacing(best.useHold) });
  }

  #afterPlacing(useHold: boolean): Pick<Position, 'queue' | 'hold'> {
    const { queue, hold } = this;
    if (!useHold) return { queue: queue.slice(1), hold };
    return { queue: queue.slice(hold ? 1 : 2), hold: queue[0] ?? null };
  }

  /** Replaces the board by a text board; a wrong one changes nothing and says what is wrong. */
  paste(text: string): boolean {
    const board = pastedBoard(text, { columns: columnLimits, rows: rowCount });
    if (board.ok) this.step({ rows: board.rows });
    else this.problem = board.problem;
    return board.ok;
  }

  protected override ask({ rows, queue, hold, incoming }: Position): Promise<ManualAnswer> | null {
    if (queue.length === 0) return null;
    return this.#ask({ cells: [...rows], queue: [...queue], hold, ...(incoming > 0 && { incoming }) });
  }

  protected override problemIn({ candidates }: Suggestion): OwnProblem | null {
    return candidates.length === 0 ? { kind: 'toppedOut' } : null;
  }
}
