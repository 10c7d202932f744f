/** Of each cue, for the logarithm of the odds that a board is right. Made by `npm run fit:boards`, not by hand. */
import type { BoardCues } from './cues.ts';

export const weights: BoardCues = {
  detected: 0.716,
  score: 0.28,
  ahead: 0.331,
  odds: 0.433,
  common: 0.804,
};
export const bias = -1.809;
