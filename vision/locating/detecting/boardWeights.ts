/** Of each cue, for the logarithm of the odds that a board is right. Made by `npm run fit:boards`, not by hand. */
import type { BoardCues } from './cues.ts';

export const weights: BoardCues = {
  detected: 0.784,
  score: 0.251,
  ahead: 0.378,
  odds: 0.299,
  held: 0.487,
  common: 0.712,
};
export const bias = -2.179;
