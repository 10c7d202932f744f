/** Of each cue, for the logarithm of the odds that a close look is right. Made by `npm run fit:looks`, not by hand. */
import type { LookCues } from './cues.ts';

export const weights: LookCues = {
  detected: 0.661,
  score: 0.077,
  ahead: 0.524,
  odds: 0.531,
};
export const bias = -1.909;
