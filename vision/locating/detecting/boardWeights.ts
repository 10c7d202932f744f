/** Of each cue, for the logarithm of the odds that a board is right. Made by `npm run fit:boards`, not by hand. */
import type { BoardCues } from './cues.ts';

export const weights: BoardCues = {
  detected: 0.961,
  score: 0.167,
  ahead: 0.323,
  odds: 0.404,
  held: 0.614,
  common: 1.078,
};
export const bias = -2.606;
