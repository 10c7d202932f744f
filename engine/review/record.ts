/** Games as they are recorded to be looked at again: what stood on the board, what came, where it went, and what was advised. */
import type { Direction } from '../puyo/types.ts';
import type { Location, Piece } from '../tetris/types.ts';

/** Where a game was played: in a window that was watched, in our own practice window, or elsewhere, read from a file. */
export const origins = ['watched', 'practice', 'imported'] as const;
export type Origin = (typeof origins)[number];

/** What is known of a whole game. */
export interface GameHeader {
  kind: 'game';
  game: 'tetris' | 'puyo';
  origin: Origin;
  /** Of the window that it was played in. */
  title: string;
  /** Milliseconds since 1970. */
  startedAt: number;
  columns: number;
  /** Visible rows. */
  rows: number;
}

/** One piece: the position in which it came, and where it went. */
export interface TetrisTurn {
  kind: 'piece';
  /** Milliseconds since the game began at which it was locked. */
  at: number;
  /** The board before, rows top first without the empty ones on top: 'X' filled, '.' empty. */
  cells: string[];
  /** The falling piece, before anything was held, and those that were shown after it. */
  queue: Piece[];
  hold: Piece | null;
  canHold: boolean;
  combo: number;
  backToBack: boolean;
  incoming: number;
  /** Where the piece, or the one that hold brought in, was locked; in its canonical orientation. */
  placed: Location;
  /** The hint's piece and place; null: none was shown. */
  hint: Location | null;
}

/** Where a pair comes down: the column of its axis, 1 on the left, and where the child is seen from there. */
export interface PairPlace {
  column: number;
  direction: Direction;
}

/** One pair of Puyo. */
export interface PuyoTurn {
  kind: 'pair';
  at: number;
  /** The field before, rows top first with the hidden one if it has any, without the empty ones on top. */
  cells: string[];
  /** Two letters each, the axis first; the falling pair first. */
  pairs: string[];
  allClear: boolean;
  incoming: number;
  placed: PairPlace;
  hint: PairPlace | null;
}

export type Turn = TetrisTurn | PuyoTurn;

/** A line of a recorded game: the header first, then a turn each. */
export type GameLine = GameHeader | Turn;

export interface RecordedGame {
  header: GameHeader;
  turns: Turn[];
}
