/** Of each cue, for the logarithm of the odds that a close look is right. Made by `npm run fit:looks`, not by hand. */
import type { LookCues } from './cues.ts';

export const weights: LookCues = {
  detected: 0.717,
  score: 0.169,
  ahead: 0.606,
  odds: 0.404,
};
export const bias = -2.551;
