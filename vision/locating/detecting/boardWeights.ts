/** Of each cue, for the logarithm of the odds that a board is right. Made by `npm run fit:boards`, not by hand. */
import type { BoardCues } from './cues.ts';

export const weights: BoardCues = {
  detected: 0.827,
  score: 0.448,
  ahead: 0.331,
  odds: 0.326,
  held: 0.3,
  common: 0.407,
};
export const bias = -2.146;
