/**
 * A puzzle as far as it is placed. Pure: every function answers the next moment. There is no gravity: a piece hangs
 * where it is until it is dropped.
 */
import type { Task } from '../../../engine/puzzle/types.ts';
import { parseBoard } from '../../../engine/tetris/rules/board.ts';
import { lock as lockCells } from '../../../engine/tetris/rules/lock.ts';
import { cellsOf, spawnAt } from '../../../engine/tetris/rules/pieces.ts';
import { ghost, newGame, press, type Game } from '../../../engine/tetris/rules/play.ts';
import type { Board, Input, Location, Piece } from '../../../engine/tetris/types.ts';
import { withCells, withoutFullRows } from '../../shared/board/rows.ts';

export interface Run {
  /** Of the game only board and falling piece count; no piece falls once all are placed. */
  readonly game: Game;
  /** Text board with the pieces' colours, top row first. */
  readonly rows: readonly string[];
  readonly placed: readonly Location[];
  /** Pieces that are not placed yet, the falling one first. */
  readonly left: readonly Piece[];
  /** The run before the last piece was placed. */
  readonly before: Run | null;
}

/** Rows that are shown at least, and above the stack: room to turn any piece. */
const leastRows = 12;
const rowsAbove = 6;

/** The lowest rows of the puzzle's board that are enough to play it. */
function visibleRows({ board }: Task): string[] {
  const top = board.findIndex((row) => /[^.]/.test(row));
  const height = top < 0 ? 0 : board.length - top;
  return board.slice(-Math.max(leastRows, height + rowsAbove));
}

export function startRun(task: Task): Run {
  const rows = visibleRows(task);
  const game = { ...newGame(0), next: [] };
  return withPiece({ game, rows, placed: [], left: task.queue, before: null }, parseBoard(rows));
}

/** Its first piece left comes in; pieces stand wholly inside the rows that are shown. */
function withPiece(run: Run, board: Board): Run {
  const piece = run.left[0];
  const top = piece === 'I' ? board.rows - 1 : board.rows - 2;
  const active = piece ? spawnAt(piece, board.columns, top) : null;
  return { ...run, game: { ...run.game, board, active, spin: 'none' } };
}

/** After one key; the same run where it does nothing. There is no hold. */
export function pressKey(run: Run, input: Input): Run {
  if (!run.game.active || input === 'hold') return run;
  if (input === 'hardDrop') return placeAt(run, ghost(run.game)!);
  const game = press(run.game, input);
  return game === run.game ? run : { ...run, game };
}

/** Places the falling piece there, wherever it is now; not checked. */
export function placeAt(run: Run, location: Location): Run {
  const cells = cellsOf(location);
  const { board } = lockCells(run.game.board, cells);
  const rows = withoutFullRows(withCells(run.rows, cells, location.type));
  return withPiece(
    { ...run, rows, placed: [...run.placed, location], left: run.left.slice(1), before: run },
    board,
  );
}

/** Without the last placed piece, which comes in anew; the same run where none is placed. */
export function undo(run: Run): Run {
  return run.before ? withPiece(run.before, run.before.game.board) : run;
}

/** With the falling piece back where it came in. */
export function respawn(run: Run): Run {
  return withPiece(run, run.game.board);
}
