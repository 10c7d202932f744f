import type { Board, Piece, Placement } from '../../tetris/types.ts';
import { footprints, placeInto } from '../../tetris/moves/footprint.ts';
import { decode, findCodes, findSpawn } from '../../tetris/moves/movegen.ts';
import { storedRows } from '../../tetris/rules/board.ts';
import type { Reach } from '../../tetris/rules/reachRules.ts';
import { isReady } from '../goals.ts';
import type { Goal } from '../types.ts';
import { canBeFilled, lastNeeds, meets } from './need.ts';

/** A board, the pieces to place on it in order, and what has to be possible after the last of them. */
export interface Position {
  board: Board;
  queue: readonly Piece[];
  goal: Goal;
}

export interface Solutions {
  /** Sequences of placements, distinguished by the cells that each piece fills. */
  count: number;
  /** The first of them in the order of the search. */
  listed: Placement[][];
}

/**
 * Every sequence of reachable placements after which the goal stands ready; full rows are cleared on the way. Complete:
 * only boards that can't be filled any more are left out.
 */
export function findSolutions(position: Position, mostListed: number, reach: Reach = 'slides'): Solutions {
  const listed: Placement[][] = [];
  let count = 0;
  new Solver(position, reach, (codes) => {
    count++;
    if (listed.length < mostListed)
      listed.push(codes.map((code, depth) => decode(position.queue[depth]!, code)));
    return false;
  }).run();
  return { count, listed };
}

/** Whether the goal stands ready after all pieces in at least one way. */
export function canSolve(position: Position, reach: Reach = 'slides'): boolean {
  return new Solver(position, reach, () => true).run();
}

/** Whether the goal is ready now, or can be after some of the pieces in their order. */
export function canReach({ board, queue, goal }: Position): boolean {
  if (isReady(board, goal)) return true;
  return queue.some((_, last) => canSolve({ board, queue: queue.slice(0, last + 1), goal }));
}

/** Sees the codes of a solution's placements; ends the search by answering true. */
type OnSolution = (codes: readonly number[]) => boolean;

class Solver {
  private readonly boards: Uint16Array[];
  private readonly codes: number[] = [];

  constructor(
    private readonly position: Position,
    private readonly reach: Reach,
    private readonly onSolution: OnSolution,
  ) {
    this.boards = position.queue.map(() => new Uint16Array(storedRows));
    this.boards.unshift(position.board.masks);
  }

  /** Answers whether it was ended. */
  run(): boolean {
    return this.isWorthwhile(0) && this.visit(0);
  }

  private isWorthwhile(depth: number): boolean {
    const { board, queue, goal } = this.position;
    return canBeFilled(this.boards[depth]!, board.columns, goal, queue.length - depth);
  }

  private boardAt(depth: number): Board {
    return { ...this.position.board, masks: this.boards[depth]! };
  }

  private visit(depth: number): boolean {
    const { queue, goal } = this.position;
    if (depth === queue.length) return isReady(this.boardAt(depth), goal) && this.onSolution(this.codes);
    const start = findSpawn(this.boardAt(depth), queue[depth]!);
    if (!start) return false;
    const codes = findCodes(this.boardAt(depth), start, { reach: this.reach });
    return depth + 1 === queue.length ? this.placeLast(codes) : this.placeEach(depth, codes);
  }

  private place(depth: number, code: number): void {
    const { queue, board } = this.position;
    const footprint = footprints[queue[depth]!][(code >> 9) & 3]!;
    const [from, into] = [this.boards[depth]!, this.boards[depth + 1]!];
    placeInto(from, 0, into, 0, board.columns, footprint, (code >> 5) & 15, code & 31);
    this.codes[depth] = code;
  }

  private placeEach(depth: number, codes: Int32Array): boolean {
    for (const code of codes) {
      this.place(depth, code);
      if (this.isWorthwhile(depth + 1) && this.visit(depth + 1)) return true;
    }
    return false;
  }

  /** Most sequences differ in their last piece alone, so only those that fill what lacks are tried. */
  private placeLast(codes: Int32Array): boolean {
    const { queue, board, goal } = this.position;
    const depth = queue.length - 1;
    const needs = lastNeeds(this.boards[depth]!, board.columns, goal);
    for (const code of codes) {
      const { masks, left, bottom } = footprints[queue[depth]!][(code >> 9) & 3]!;
      const [column, row] = [((code >> 5) & 15) + left, (code & 31) + bottom];
      if (needs && !needs.some((need) => meets(need, masks, column, row))) continue;
      this.place(depth, code);
      if (this.visit(depth + 1)) return true;
    }
    return false;
  }
}
