/** Of each cue, for the logarithm of the odds that a board is right. Made by `npm run fit:boards`, not by hand. */
import type { BoardCues } from './cues.ts';

export const weights: BoardCues = {
  detected: 0.656,
  score: 0.274,
  ahead: 0.361,
  odds: 0.466,
  held: 0.531,
  common: 0.721,
};
export const bias = -1.899;
