import { type Weights } from '../../../engine/tetris/evaluate/published.ts';

/** The controller DT-20 of Gabillon, Ghavamzadeh and Scherrer, 2013. */
export const dt20: Weights & { diversity: number } = {
  landingHeight: -2.68,
  erodedCells: 1.38,
  rowTransitions: -2.41,
  columnTransitions: -6.32,
  holes: 2.03,
  wells: -2.71,
  holeDepth: -0.43,
  rowsWithHoles: -9.48,
  diversity: 0.89,
};
