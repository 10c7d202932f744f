/** Of each cue, for the logarithm of the odds that a close look is right. Made by `npm run fit:looks`, not by hand. */
import type { LookCues } from './cues.ts';

export const weights: LookCues = {
  detected: 0.702,
  score: 0.046,
  ahead: 0.542,
  odds: 0.515,
};
export const bias = -2.119;
