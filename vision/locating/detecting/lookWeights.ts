/** Of each cue, for the logarithm of the odds that a close look is right. Made by `npm run fit:looks`, not by hand. */
import type { LookCues } from './lookCues.ts';

export const weights: LookCues = {
  detected: 0.724,
  score: 0.279,
  ahead: 0.518,
  odds: 0.454,
  settledOdds: 0.061,
};
export const bias = -2.629;
