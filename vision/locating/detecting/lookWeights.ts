/** Of each cue, for the logarithm of the odds that a close look is right. Made by `npm run fit:looks`, not by hand. */
import type { LookCues } from './cues.ts';

export const weights: LookCues = {
  detected: 0.699,
  score: 0.067,
  ahead: 0.521,
  odds: 0.515,
};
export const bias = -2.018;
