import type { Cell, Piece } from '../../types.ts';

/** Cells from the centre before a turn, of which a further test depends: it is tried only where `filled` is and `open` are not. */
export interface Guard {
  open: readonly Cell[];
  filled: Cell;
}

/**
 * How pieces turn in a family of games, whatever corner of a piece the games themselves count from: as moves of the centres that
 * locations have, between the orientations whose cells the piece then has.
 */
export interface KickSet {
  /** One key turns by half. */
  hasHalfTurns: boolean;
  /** I, S and Z only lie (north) and stand (east): a second turn goes back, whichever way. */
  hasTwoStates: boolean;
  /** A T that was turned into a slot counts for more. */
  hasSpins: boolean;
  /** How J, L and T come in: clockwise quarter turns from north. */
  spawnTurns: number;
  /** Columns by which pieces of three columns come in further right than in guideline games. */
  spawnRight: number;
  /** Where the tests of a turn move the centre, in order; none where there is no such turn. */
  kicks(piece: Piece, from: number, to: number): readonly Cell[];
  /** For the tests after the first one; null where they depend on nothing more. */
  guard(piece: Piece, from: number, to: number): Guard | null;
}
