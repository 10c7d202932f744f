/** Of each cue, for the logarithm of the odds that a close look is right. Made by `npm run fit:looks`, not by hand. */
import type { LookCues } from './cues.ts';

export const weights: LookCues = {
  detected: 0.549,
  score: 0.125,
  ahead: 0.512,
  odds: 0.498,
};
export const bias = -1.645;
