import { bias, weights } from './chanceWeights.ts';
import { cues as names, type Cues } from './Evidence.ts';

/** The chance that a position is right, 0..1, calibrated on films whose truth is known. */
export function chanceOf(cues: Cues): number {
  const score = names.reduce((sum, name) => sum + weights[name] * cues[name], bias);
  return 1 / (1 + Math.exp(-score));
}
