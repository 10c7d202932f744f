import { type Weights } from './weights.ts';

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
