/**
 * A puzzle as far as it is placed. Pure: every function answers the next moment. There is no gravity: a piece hangs
 * where it is until it is dropped.
 */
import type { Task } from '../../../engine/puzzle/types.ts';
import { parseBoard } from '../../../engine/tetris/rules/board.ts';
import { lock as lockCells } from '../../../engine/tetris/rules/lock.ts';
import { cellsOf, spawnAt } from '../../../engine/tetris/rules/pieces.ts';
import { ghost, newGame, press, type Game } from '../../../engine/tetris/rules/play.ts';
import { findPlacements } from '../../../engine/tetris/moves/movegen.ts';
import type { Board, Input, Location, Piece, Spin } from '../../../engine/tetris/types.ts';
import { withCells, withoutFullRows } from '../../shared/board/rows.ts';

/** How a piece was placed. */
export interface Landed {
  spin: Spin;
  /** That went. */
  rows: number;
}

export interface Run {
  /** Of the game only board and falling piece count; no piece falls once all are placed. */
  readonly game: Game;
  /** Text board with the pieces' colours, top row first. */
  readonly rows: readonly string[];
  readonly placed: readonly Location[];
  /** Pieces that are not placed yet, the falling one first. */
  readonly left: readonly Piece[];
  /** What the last placement was; null while nothing is placed. */
  readonly landed: Landed | null;
  /** The run before the last piece was placed. */
  readonly before: Run | null;
}

/** Rows that are shown at least, and above the stack: room to turn any piece. */
const leastRows = 12;
const rowsAbove = 6;

/** The lowest rows of the puzzle's board that are enough to play it. */
function visibleRows({ board }: Start): string[] {
  const top = board.findIndex((row) => /[^.]/.test(row));
  const height = top < 0 ? 0 : board.length - top;
  return board.slice(-Math.max(leastRows, height + rowsAbove));
}

/** The stack, and what is to be placed. */
export type Start = Pick<Task, 'board' | 'queue'>;

export function startRun(task: Start): Run {
  const rows = visibleRows(task);
  const game = { ...newGame(0), next: [] };
  return withPiece(
    { game, rows, placed: [], left: task.queue, landed: null, before: null },
    parseBoard(rows),
  );
}

/** Its first piece left comes in; pieces are wholly inside the rows that are shown. */
function withPiece(run: Run, board: Board): Run {
  const piece = run.left[0];
  const top = piece === 'I' ? board.rows - 1 : board.rows - 2;
  const active = piece ? spawnAt(piece, board.columns, top) : null;
  return { ...run, game: { ...run.game, board, active, spin: 'none' } };
}

/** After one key; the same run where it does nothing. There is no hold. */
export function pressKey(run: Run, input: Input): Run {
  if (!run.game.active || input === 'hold') return run;
  if (input === 'hardDrop') return drop(run);
  const game = press(run.game, input);
  return game === run.game ? run : { ...run, game };
}

/** A piece that falls on has not turned last. */
function drop(run: Run): Run {
  const { active, spin } = run.game;
  const location = ghost(run.game)!;
  return placeAt(run, location, location.y === active!.y ? spin : 'none');
}

/** The best spin by which the falling piece can be placed there, wherever it is now. */
function spinTo({ game }: Run, location: Location): Spin {
  if (!game.active || game.active.type !== 'T') return 'none';
  const spins = findPlacements(game.board, game.active, { spins: true })
    .filter((one) => sameLocation(one.location, location))
    .map(({ spin }) => spin);
  return (['full', 'mini'] as const).find((spin) => spins.includes(spin)) ?? 'none';
}

export function sameLocation(one: Location, other: Location): boolean {
  return one.x === other.x && one.y === other.y && one.orientation === other.orientation;
}

/** Places the falling piece there, wherever it is now; not checked. By the best spin where none is given. */
export function placeAt(run: Run, location: Location, spin = spinTo(run, location)): Run {
  const cells = cellsOf(location);
  const { board, linesCleared } = lockCells(run.game.board, cells);
  const rows = withoutFullRows(withCells(run.rows, cells, location.type));
  return withPiece(
    {
      ...run,
      rows,
      landed: { spin, rows: linesCleared },
      placed: [...run.placed, location],
      left: run.left.slice(1),
      before: run,
    },
    board,
  );
}

/** With one more piece to place, which comes in. */
export function withMore(run: Run, piece: Piece): Run {
  return withPiece({ ...run, left: [...run.left, piece] }, run.game.board);
}

/** Without the last placed piece, which comes in anew; the same run where none is placed. */
export function undo(run: Run): Run {
  return run.before ? withPiece(run.before, run.before.game.board) : run;
}

/** The run with only the first pieces placed, so many of them; the next one comes in anew. */
export function backTo(run: Run, pieces: number): Run {
  return run.before && run.placed.length > pieces ? backTo(undo(run), pieces) : run;
}

/** With the falling piece back where it came in. */
export function respawn(run: Run): Run {
  return withPiece(run, run.game.board);
}
