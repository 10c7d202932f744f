/** Of each cue, for the logarithm of the odds that a close look is right. Made by `npm run fit:looks`, not by hand. */
import type { LookCues } from './lookCues.ts';

export const weights: LookCues = {
  detected: 0.669,
  score: 0.038,
  ahead: 0.539,
  odds: 0.401,
  settledOdds: 0.119,
};
export const bias = -2.543;
