/** Of each cue, for the logarithm of the odds that a close look is right. Made by `npm run fit:looks`, not by hand. */
import type { LookCues } from './cues.ts';

export const weights: LookCues = {
  detected: 0.673,
  score: 0.074,
  ahead: 0.544,
  odds: 0.519,
};
export const bias = -2.069;
