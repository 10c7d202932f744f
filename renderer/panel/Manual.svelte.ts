/** Manual entry: a board and pieces typed by hand, the hint for them, and every step undoable. */
import type { ManualAnswer, ManualPosition } from '../../electron/ipc.ts';
import type { Candidate, Cell, Piece, Suggestion } from '../../engine/tetris/types.ts';
import { pieces } from '../../engine/tetris/types.ts';
import { NotConnected } from '../shared/bridge.ts';
import { emptyRows, letterAt, withCells, withoutFullRows } from '../shared/rows.ts';
import { readTextBoard, type TextProblem } from './textBoard.ts';

export const columns = 10;
export const rowCount = 20;

interface Position {
  rows: readonly string[];
  /** The falling piece first. */
  queue: readonly Piece[];
  hold: Piece | null;
}

export type Problem =
  TextProblem | { kind: 'refused'; error: string } | { kind: 'notAvailable' } | { kind: 'toppedOut' };

export type Ask = (position: ManualPosition) => Promise<ManualAnswer>;

const start: Position = { rows: emptyRows(columns, rowCount), queue: [], hold: null };

export class Manual {
  readonly #ask: Ask;
  #position = $state.raw<Position>(start);
  #past = $state.raw<readonly Position[]>([]);
  #future = $state.raw<readonly Position[]>([]);
  #asked = 0;
  #brush = 'X';
  suggestion = $state.raw<Suggestion | null>(null);
  problem = $state.raw<Problem | null>(null);
  isThinking = $state(false);
  /** The next letter goes to hold. */
  fillsHold = $state(false);

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  get rows(): readonly string[] {
    return this.#position.rows;
  }

  get queue(): readonly Piece[] {
    return this.#position.queue;
  }

  get hold(): Piece | null {
    return this.#position.hold;
  }

  get canUndo(): boolean {
    return this.#past.length > 0;
  }

  get canRedo(): boolean {
    return this.#future.length > 0;
  }

  get best(): Candidate | null {
    return this.suggestion?.candidates[0] ?? null;
  }

  /** A typed letter; true where it names a piece. */
  type(letter: string): boolean {
    const piece = pieces.find((name) => name === letter.toUpperCase());
    if (piece) this.add(piece);
    return piece !== undefined;
  }

  add(piece: Piece): void {
    if (this.fillsHold) this.#step({ hold: piece });
    else this.#step({ queue: [...this.queue, piece] });
    this.fillsHold = false;
  }

  /** Empties a filled hold; otherwise the next letter goes there. */
  toggleHold(): void {
    if (this.hold && !this.fillsHold) this.#step({ hold: null });
    else this.fillsHold = !this.fillsHold;
  }

  removeFromQueue(index: number): void {
    this.#step({ queue: this.queue.filter((_, at) => at !== index) });
  }

  /** Fills or empties a cell; dragging on gives further cells the same, as one step. */
  paint(cell: Cell, isStart: boolean): void {
    if (isStart) this.#brush = letterAt(this.rows, cell) === '.' ? 'X' : '.';
    const rows = withCells(this.rows, [cell], this.#brush);
    if (isStart) this.#step({ rows });
    else this.#become({ ...this.#position, rows });
  }

  /** Locks the hint's cells, clears full rows, goes on with the next piece. */
  accept(): void {
    const { best } = this;
    if (!best) return;
    const locked = withCells(this.rows, best.cells, best.placement.location.type);
    this.#step({ rows: withoutFullRows(locked), ...this.#afterPlacing(best.useHold) });
  }

  #afterPlacing(useHold: boolean): Pick<Position, 'queue' | 'hold'> {
    const { queue, hold } = this;
    if (!useHold) return { queue: queue.slice(1), hold };
    return { queue: queue.slice(hold ? 1 : 2), hold: queue[0] ?? null };
  }

  clear(): void {
    this.#step(start);
  }

  /** Takes a text board over the one that stands here; a wrong one changes nothing and says what is wrong. */
  paste(text: string): boolean {
    const board = readTextBoard(text, { columns, rows: rowCount });
    if (board.ok) this.#step({ rows: board.rows });
    else this.problem = board.problem;
    return board.ok;
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#future = [this.#position, ...this.#future];
    this.#past = this.#past.slice(0, -1);
    this.#become(before);
  }

  redo(): void {
    const [after, ...later] = this.#future;
    if (!after) return;
    this.#past = [...this.#past, this.#position];
    this.#future = later;
    this.#become(after);
  }

  #step(change: Partial<Position>): void {
    this.#past = [...this.#past, this.#position];
    this.#future = [];
    this.#become({ ...this.#position, ...change });
  }

  #become(position: Position): void {
    this.#position = position;
    this.suggestion = null;
    this.problem = null;
    void this.#think();
  }

  /** Only the answer to the latest question counts. */
  async #think(): Promise<void> {
    const asked = ++this.#asked;
    this.isThinking = this.queue.length > 0;
    if (!this.isThinking) return;
    const answer = await this.#answer();
    if (asked !== this.#asked) return;
    this.isThinking = false;
    if ('suggestion' in answer) this.suggestion = answer.suggestion;
    this.problem = problemIn(answer);
  }

  async #answer(): Promise<{ suggestion: Suggestion } | Problem> {
    const { rows, queue, hold } = this.#position;
    try {
      const answer = await this.#ask({ cells: [...rows], queue: [...queue], hold });
      return answer.ok ? answer : { kind: 'refused', error: answer.error };
    } catch (error) {
      if (error instanceof NotConnected) return { kind: 'notAvailable' };
      return { kind: 'refused', error: error instanceof Error ? error.message : String(error) };
    }
  }
}

function problemIn(answer: { suggestion: Suggestion } | Problem): Problem | null {
  if (!('suggestion' in answer)) return answer;
  return answer.suggestion.candidates.length === 0 ? { kind: 'toppedOut' } : null;
}
