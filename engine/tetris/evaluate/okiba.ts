import { bcts } from './bcts.ts';
import { type Features } from './features.ts';
import { type Weights, weighBoard } from './weights.ts';

/** The look-ahead judges the end of each line as BCTS does, and each placement on the way by height and cells cleared. */
export const okiba: Weights = bcts;

/** Rows below the top where a stack begins to be dangerous: a piece needs them to turn and to move. */
const dangerRows = 6;
const dangerWeight = -60;

/** The value of the board at the end of a line. */
export function judgeBoard(features: Features, rows: number): number {
  const danger = Math.max(0, features.height - (rows - dangerRows));
  return weighBoard(okiba, features) + dangerWeight * danger * danger;
}

/** The value of one placement on the way. `landing` = middle of the piece above the floor. */
export function judgePlacement(landing: number, eroded: number): number {
  return okiba.landingHeight * landing + okiba.erodedCells * eroded;
}
