/** A game between its pieces: the stack and its colours, what has been scored, and what the last piece did. */
import { attackOf, attackTables } from '../../../engine/tetris/rules/attack.ts';
import { isDifficult } from '../../../engine/tetris/rules/streak.ts';
import { randomStream } from '../../../engine/tetris/random.ts';
import { parseBoard } from '../../../engine/tetris/rules/board.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import { deal, ghost, lock, newGame, type Game } from '../../../engine/tetris/rules/play.ts';
import type { Cell, Location, Piece, Spin } from '../../../engine/tetris/types.ts';
import { emptyRows, withCells, withoutFullRows } from '../../shared/board/rows.ts';
import { scoreOf } from './score.ts';

/** What a piece did when it locked. */
export interface Locked {
  readonly location: Location;
  readonly cells: readonly Cell[];
  readonly spin: Spin;
  /** The rows that it filled, as they were before they went; from the bottom, 0 the lowest. */
  readonly cleared: readonly number[];
  readonly points: number;
  /** Garbage rows under the guideline's table. */
  readonly attack: number;
  /** Clears in a row, this one included. */
  readonly combo: number;
  /** A difficult clear after a difficult one. */
  readonly backToBack: boolean;
  /** Nothing is left on the board. */
  readonly perfect: boolean;
}

export interface Round {
  readonly game: Game;
  /** The locked cells with their colours: text board, top row first. */
  readonly rows: readonly string[];
  readonly score: number;
  /** Garbage rows sent so far, under the guideline's table. */
  readonly attack: number;
  /** The last piece that locked; null before the first. */
  readonly last: Locked | null;
}

/** A new game; `garbage`: so many rows are there already, with a gap each, never twice in the same column. */
export function startRound(seed: number, garbage: number): Round {
  const game = newGame(seed);
  const { columns, rows: height } = game.board;
  const random = randomStream(seed);
  const rows = emptyRows(columns, height - garbage);
  for (let gap = -1, row = 0; row < garbage; row++) {
    gap = (gap + 1 + Math.floor(random() * (columns - 1))) % columns;
    rows.push(`${'G'.repeat(gap)}.${'G'.repeat(columns - 1 - gap)}`);
  }
  return { game: { ...game, board: parseBoard(rows) }, rows, score: 0, attack: 0, last: null };
}

/** Where a round begins: `X` for what is filled, the lowest rows alone; the pieces that come first, and what is held. */
export interface Beginning {
  readonly cells: readonly string[];
  readonly queue: readonly Piece[];
  readonly hold?: Piece;
}

/** The round with these rows lying at the bottom, and these pieces first. */
export function startedFrom(round: Round, { cells, queue, hold }: Beginning): Round {
  const { game } = round;
  const { columns, rows: height } = game.board;
  const rows = [...emptyRows(columns, height - cells.length), ...cells];
  const seen = game.next.length + 1;
  const next = [...queue, game.active!.type, ...game.next].slice(0, seen);
  const bag = { ...game.bag, first: queue.slice(seen) };
  return { ...round, rows, game: deal({ ...game, board: parseBoard(rows), bag, hold: hold ?? null }, next) };
}

export const garbageIn = (rows: readonly string[]): string[] => rows.filter((row) => row.includes('G'));

export const garbageLeft = (rows: readonly string[]): number => garbageIn(rows).length;

/** The round after the falling piece has dropped and locked; the same one where none falls. */
export function lockPiece<Now extends Round>(round: Now, levelOf: (round: Now) => number): Now {
  const before = round.game;
  const landed = ghost(before);
  if (!landed) return round;
  const game = lock(before);
  const cells = cellsOf(landed);
  const filled = withCells(round.rows, cells, landed.type);
  const spin = landed.y === before.active?.y ? before.spin : 'none';
  const { combo, backToBack } = before;
  const rows = game.cleared;
  const perfect = game.board.masks.every((mask) => mask === 0);
  const points = scoreOf({ cleared: rows, spin, level: levelOf(round), backToBack, combo });
  const attack = attackOf(attackTables.guideline, { rows, spin, perfect, combo, backToBack });
  const last: Locked = {
    location: landed,
    cells,
    spin,
    cleared: fullRows(filled),
    points,
    attack,
    combo: game.combo,
    backToBack: backToBack && isDifficult({ rows, spin }),
    perfect,
  };
  const sums = { score: round.score + points, attack: round.attack + attack };
  return { ...round, game, rows: withoutFullRows(filled), ...sums, last };
}

function fullRows(rows: readonly string[]): number[] {
  return rows.flatMap((row, at) => (row.includes('.') ? [] : [rows.length - 1 - at]));
}
