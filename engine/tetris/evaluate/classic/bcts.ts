import { type Weights } from './weights.ts';

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
