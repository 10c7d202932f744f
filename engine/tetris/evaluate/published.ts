/** Linear controllers as their authors published them. */
import type { Features } from './features.ts';

/** A linear controller: how much each feature of a placement counts. */
export interface Weights extends Omit<Features, 'topHoleDepth' | 'height'> {
  /** Middle of the piece above the floor when it locks: row of its lowest cell + (its height - 1) / 2. */
  landingHeight: number;
  /** Rows cleared times the piece's own cells in them. */
  erodedCells: number;
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

/** Pierre Dellacherie's hand-made controller, as reported by Colin Fahey in 2003. */
export const dellacherie: Weights = {
  landingHeight: -1,
  erodedCells: 1,
  rowTransitions: -1,
  columnTransitions: -1,
  holes: -4,
  wells: -1,
  holeDepth: 0,
  rowsWithHoles: 0,
};

/** Thiery and Scherrer's controller of 2009, found by the cross-entropy method. */
export const bcts: Weights = {
  landingHeight: -12.629,
  erodedCells: 6.601974,
  rowTransitions: -9.215815,
  columnTransitions: -19.77356,
  holes: -13.08335,
  wells: -10.48747,
  holeDepth: -1.611863,
  rowsWithHoles: -24.04087,
};
