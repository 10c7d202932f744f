import { type Board, type Piece, type TetrisState, pieces } from '../types.ts';
import { type Style } from '../evaluate/styles.ts';
import { type Supply } from '../rules/lines.ts';
import type { KickRules } from '../rules/kicks.ts';
import type { Reach } from '../rules/reachRules.ts';

/** What was tried on the lines of one layer: an entry for each different position, in arrays of at least `count`. */
export interface Tried {
  readonly count: number;
  /** Gain of the placements so far plus the value of the board. */
  readonly values: Float64Array;
  readonly gains: Float64Array;
  /** The last placement as in movegen, and the piece's number << 18. */
  readonly codes: Int32Array;
  /** The line that it continues, and the number of its first move. */
  readonly parents: Int32Array;
  readonly roots: Int32Array;
  /** What is left to play (see `packSupply`). */
  readonly supplies: Int32Array;
}

/** What a search plays. */
export interface SearchRules {
  style: Style;
  /** What the pieces after the first one can do. */
  reach: Exclude<Reach, '20g'>;
  kicks?: KickRules;
  spins: boolean;
}

/**
 * The boards of a search, where pieces are placed and judged: by the kernel, or by its plain twin with the same results.
 * It holds the lines that go on now, numbered from 0; what was tried on them; and those kept of that, to go on next.
 */
export interface Workbench {
  /** Placements judged since `start`. */
  readonly nodes: number;
  /** One line from this state. At most `width` lines will be kept; equal positions from different roots count as one unless distinguished. */
  start(state: TetrisState, rules: SearchRules, width: number, byRoot: boolean): void;
  /** Tries a placement on the first line as first move `root`. `code` as in movegen. */
  addRoot(root: number, piece: Piece, code: number, supply: number): void;
  /** Tries every placement of a piece on a line. */
  expand(line: number, piece: Piece, supply: number): void;
  /** The value of the best placement of a piece on a line; -Infinity where there is none. `supply` is what is left then. */
  forecast(line: number, piece: Piece, supply: number): number;
  /** What was tried since `start` or `turn`; valid until either. */
  tried(): Tried;
  /** Entry `at` of what was tried goes on as the next line. */
  keep(at: number): void;
  /** The lines that were kept are the lines now. */
  turn(): void;
  /** Remembers the first `count` lines, until another `mark`. */
  mark(count: number): void;
  /** The `count` lines that were marked are the lines now; what was tried is forgotten. */
  recall(count: number): void;
}

/** Different positions of one layer that are looked at, at most: more than there are but on the strangest boards. */
export function mostTried(width: number): number {
  return 512 + 64 * width;
}

/** `count` pieces of the queue are played; the kept piece. */
export function packSupply({ index, hold }: Supply): number {
  return index | ((hold ? 1 + pieces.indexOf(hold) : 0) << 8);
}

export function unpackSupply(packed: number): Supply {
  const hold = packed >> 8;
  return { index: packed & 255, hold: hold > 0 ? pieces[hold - 1]! : null };
}

const pieceShift = 18;

export function pieceOfCode(code: number): Piece {
  return pieces[code >> pieceShift]!;
}

/** The code as movegen has it. */
export function placementCode(code: number): number {
  return code & 0xffff;
}

export function codeWithPiece(piece: Piece, code: number): number {
  return (pieces.indexOf(piece) << pieceShift) | code;
}

/** Rows that a piece needs at the top to turn and to move freely. */
export const openRows = 3;

/** Where the pieces of a search spawn: rows that are tried, one after the other. */
export function spawnRows({ rows }: Board): number[] {
  return [rows - 1, rows, rows + 1];
}
