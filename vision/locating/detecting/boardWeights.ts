/** Of each cue, for the logarithm of the odds that a board is right. Made by `npm run fit:boards`, not by hand. */
import type { BoardCues } from './cues.ts';

export const weights: BoardCues = {
  detected: 0.88,
  score: 0.257,
  ahead: 0.397,
  odds: 0.287,
  held: 0.486,
  common: 0.916,
};
export const bias = -2.565;
