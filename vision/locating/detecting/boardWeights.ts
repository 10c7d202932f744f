/** Of each cue, for the logarithm of the odds that a board is right. Made by `npm run fit:boards`, not by hand. */
import type { BoardCues } from './cues.ts';

export const weights: BoardCues = {
  detected: 0.544,
  score: 0.415,
  ahead: 0.305,
  odds: 0.323,
  held: 0.281,
  common: 0.515,
};
export const bias = -1.853;
