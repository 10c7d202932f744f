/** Of each cue, for the logarithm of the odds that a board is right. Made by `npm run fit:boards`, not by hand. */
import type { BoardCues } from './cues.ts';

export const weights: BoardCues = {
  detected: 0.883,
  score: 0.234,
  ahead: 0.41,
  odds: 0.314,
  held: 0.496,
  common: 0.661,
};
export const bias = -2.291;
