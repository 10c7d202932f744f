/** Of each cue, for the logarithm of the odds that a position is right. Made by `npm run fit:films`, not by hand: see `chanceWeights.md`. */
import type { Cues } from './Evidence.ts';

export const weights: Cues = {
  agreed: 0.485,
  apart: -0.759,
  landed: 0.688,
  leapt: -0.542,
  unled: -0.503,
};
export const bias = 1.611;
