import type { Cell, Piece, Placement } from '../../tetris/types.ts';

/**
 * solved: the goal is ready. onTrack: it can still be reached with the pieces that are left. outOfPieces: all are
 * placed and there is no slot for it. unreachable: pieces are left, but no way leads there any more. clearedLine: a
 * row was cleared that was needed. blocked: its rows are there, but its piece can't get in as it has to. illegal: no
 * answer at all, as a piece can't be placed like that.
 */
export type VerdictKind =
  'solved' | 'onTrack' | 'outOfPieces' | 'unreachable' | 'clearedLine' | 'blocked' | 'illegal';

/** Why, in a form that pages put into words. */
export type VerdictReason =
  | { kind: 'ready'; finish: Placement }
  | { kind: 'piecesLeft'; pieces: Piece[] }
  /** The goal's piece can't be brought to where it would fill its rows: these cells. */
  | { kind: 'noEntrance'; cells: Cell[] }
  /** It gets there by a mini spin at best. */
  | { kind: 'onlyMini'; cells: Cell[] }
  /** It gets there without a spin: too few blocks around it. */
  | { kind: 'noSpin'; cells: Cell[] }
  /** The best that its piece can do now, by the spin asked for; these cells are missing in the rows that it doesn't clear. */
  | { kind: 'fewerRows'; rows: number; cells: Cell[] }
  /** Its piece gets in as it has to, but clears nothing: these cells are missing in its rows. */
  | { kind: 'gaps'; cells: Cell[] }
  | { kind: 'noSlot' }
  /** More cells are empty in any two (three, four) rows than the pieces left can fill. */
  | { kind: 'tooFewCells'; pieces: number }
  | { kind: 'noWay'; pieces: Piece[] }
  /** Rows of the board before it, 0 at the bottom. */
  | { kind: 'rowsCleared'; rows: number[] }
  /** The puzzle has no answer at all. */
  | { kind: 'unsolvable' }
  | { kind: 'wrongPiece'; expected: Piece; found: Piece }
  | { kind: 'tooMany'; pieces: number }
  | { kind: 'occupied'; cells: Cell[] }
  | { kind: 'floating' }
  | { kind: 'outOfReach' };

export interface Verdict {
  verdict: VerdictKind;
  reason: VerdictReason;
  /** The placement that decided it, counted from 0: the first that can't be, or after which no way is left. */
  at: number | null;
}
