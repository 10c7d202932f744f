/** The chance that a board is exactly where a close look has found it. */
import { cueNames, cueRow, type LookCues } from './lookCues.ts';
import { bias, weights } from './lookWeights.ts';

/** 0..1, calibrated on labelled pictures. */
export function chanceOf(cues: LookCues): number {
  const score = cueRow(cues).reduce((sum, cue, i) => sum + weights[cueNames[i]!] * cue, bias);
  return 1 / (1 + Math.exp(-score));
}
