/** The way to the goal of a drill with the pieces that are known, or that there is none. */
import { Solver } from '../solver/Solver.ts';
import { buildQuestion, type Question } from '../solver/asking/question.ts';
import { cellCount, clearTarget, type Target } from '../solver/fields/target.ts';
import { fullRow } from '../solver/fields/viable.ts';
import type { First } from '../solver/ways/firsts.ts';
import { lock } from '../tetris/rules/lock.ts';
import type { Board, Cell, Piece } from '../tetris/types.ts';
import { goalAfter, isBuilt, type DrillGoal } from './goal.ts';

/** A board of ten columns, and the pieces that are known; `queue[0]` is the falling one. */
export interface DrillPosition {
  readonly board: Board;
  readonly queue: readonly Piece[];
  readonly hold: Piece | null;
  readonly canHold: boolean;
}

/** A piece of the way. Its cells are those of the board as it was at first, rows that are cleared on the way included. */
export interface Step {
  readonly piece: Piece;
  readonly cells: readonly Cell[];
  /** It comes out of hold, or by hold. */
  readonly useHold: boolean;
}

interface Walked {
  readonly step: Step;
  readonly after: DrillPosition;
}

/** The pieces in the order in which they are placed, and what is left after each; null where nothing leads to the goal. */
export function wayTo(goal: DrillGoal, position: DrillPosition): Walked[] | null {
  const way: Walked[] = [];
  /** Where each row was at first. */
  let rows = Array.from(position.board.masks.keys());
  let now = position;
  for (let left = goal; !isReached(left, now.board); left = goalAfter(left, 1)) {
    const first = firstOf(left, now);
    if (!first) return null;
    const useHold = first.at === (now.hold ? 0 : 1);
    const cells = first.cells.map(([x, y]): Cell => [x, rows[y]!]);
    rows = rowsAfter(rows, now.board, first.cells);
    now = { ...restOf(now, useHold), board: lock(now.board, first.cells).board };
    way.push({ step: { piece: first.piece, cells, useHold }, after: now });
  }
  return way;
}

const isReached = (goal: DrillGoal, board: Board): boolean =>
  goal.kind === 'build' ? isBuilt(goal.masks, board) : goal.pieces === 0 && isBuilt([], board);

/** A first piece after which the goal can be reached, without hold where that will do. */
function firstOf(goal: DrillGoal, position: DrillPosition): First | null {
  const question = questionOf(goal, position);
  if (!question) return null;
  const firsts = new Solver(question).firsts();
  const falling = position.hold ? 1 : 0;
  return firsts.find(({ at }) => at === falling) ?? firsts[0] ?? null;
}

function questionOf(goal: DrillGoal, position: DrillPosition): Question | null {
  const { board, queue, hold, canHold } = position;
  const field = goal.kind === 'build' ? fieldToBuild(goal.masks, board) : fieldToClear(goal.pieces, board);
  const known = [...(hold ? [hold] : []), ...queue];
  if (!field || known.length < cellCount(field.target.fill) / 4) return null;
  const asked = { queue: known.join(''), hold: true, drops: false, kicks: 'srs' } as const;
  return { ...buildQuestion(field.rows, field.target, asked), locked: !canHold && hold !== null };
}

interface Field {
  rows: number[];
  target: Target;
}

function fieldToBuild(wanted: readonly number[], { masks }: Board): Field | null {
  if (masks.some((mask, y) => (mask & ~(wanted[y] ?? 0)) !== 0)) return null;
  const rows = wanted.map((_, y) => masks[y]!);
  const fill = wanted.map((mask, y) => mask & ~rows[y]!);
  return { rows, target: { fill, margin: fill.map(() => 0), spin: null } };
}

/** So many pieces fill a number of rows to the last cell; null where they don't, or something lies above these rows. */
function fieldToClear(pieces: number, { masks, columns }: Board): Field | null {
  const lines = (cellCount([...masks]) + 4 * pieces) / columns;
  if (pieces <= 0 || !Number.isInteger(lines) || masks.some((mask, y) => y >= lines && mask !== 0))
    return null;
  const rows = Array.from(masks.subarray(0, lines));
  return { rows, target: clearTarget(rows) };
}

/** Without the rows that these cells fill. */
function rowsAfter(rows: readonly number[], { masks }: Board, cells: readonly Cell[]): number[] {
  return rows.filter((_, y) => {
    const own = cells.reduce((mask, [x, at]) => (at === y ? mask | (1 << x) : mask), 0);
    return (masks[y]! | own) !== fullRow;
  });
}

/** The pieces after one was placed. */
function restOf({ board, queue, hold }: DrillPosition, useHold: boolean): DrillPosition {
  const [falling, ...rest] = queue;
  if (!useHold) return { board, queue: rest, hold, canHold: true };
  return { board, queue: hold ? rest : rest.slice(1), hold: falling ?? null, canHold: true };
}
