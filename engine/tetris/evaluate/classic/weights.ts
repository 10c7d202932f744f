import { type Features } from '../features.ts';

/** A linear controller: how much each feature of a placement counts. */
export interface Weights {
  /** Middle of the piece above the floor when it locks: row of its lowest cell + (its height - 1) / 2. */
  landingHeight: number;
  /** Rows cleared times the piece's own cells in them. */
  erodedCells: number;
  rowTransitions: number;
  columnTransitions: number;
  holes: number;
  wells: number;
  holeDepth: number;
  rowsWithHoles: number;
}

/** The part of the value that depends on the board after the placement alone. */
export function weighBoard(weights: Weights, features: Features): number {
  return (
    weights.rowTransitions * features.rowTransitions +
    weights.columnTransitions * features.columnTransitions +
    weights.holes * features.holes +
    weights.wells * features.wells +
    weights.holeDepth * features.holeDepth +
    weights.rowsWithHoles * features.rowsWithHoles
  );
}
