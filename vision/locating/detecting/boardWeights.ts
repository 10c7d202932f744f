/** Of each cue, for the logarithm of the odds that a board is right. Made by `npm run fit:boards`, not by hand. */
import type { BoardCues } from './cues.ts';

export const weights: BoardCues = {
  detected: 0.792,
  score: 0.265,
  ahead: 0.342,
  odds: 0.314,
  held: 0.469,
  common: 0.655,
};
export const bias = -1.931;
