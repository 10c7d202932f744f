/** Of each cue, for the logarithm of the odds that a close look is right. Made by `npm run fit:looks`, not by hand. */
import type { LookCues } from './lookCues.ts';

export const weights: LookCues = {
  detected: 0.749,
  score: 0.198,
  ahead: 0.606,
  odds: 0.309,
  settledOdds: 0.082,
};
export const bias = -2.488;
