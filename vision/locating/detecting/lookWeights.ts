/** Of each cue, for the logarithm of the odds that a close look is right. Made by `npm run fit:looks`, not by hand. */
import type { LookCues } from './lookCues.ts';

export const weights: LookCues = {
  detected: 0.708,
  score: 0.098,
  ahead: 0.387,
  odds: 0.31,
  settledOdds: 0.262,
};
export const bias = -2.086;
