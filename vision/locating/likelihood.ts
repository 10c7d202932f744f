/** Weighs the facts about a proposal. */
import type { GameKind } from '../types.ts';
import { closeWeights, glanceWeights, type Weights } from './weights.ts';

/** Facts are limited to this many deviations. */
const farthest = 5;

/** The score of a place after a quick look; comparable within a picture. See `glanceNames`. */
export const glanceScoreOf = (game: GameKind, facts: readonly number[]): number =>
  weigh(glanceWeights[game], facts);

/** The logarithm of how much likelier the place is than "no board"; comparable between pictures. See `factNames`. */
export const scoreOf = (game: GameKind, facts: readonly number[]): number => weigh(closeWeights[game], facts);

/** The output of a network with one hidden layer and a direct linear part. */
function weigh(
  { mean, scale, hidden, hiddenBias, output, linear, bias }: Weights,
  facts: readonly number[],
): number {
  const units = hiddenBias.length;
  const sums = [...hiddenBias];
  let total = bias;
  for (let i = 0; i < mean.length; i += 1) {
    const value = Math.max(-farthest, Math.min(farthest, (facts[i]! - mean[i]!) / scale[i]!));
    total += linear[i]! * value;
    for (let unit = 0, w = i * units; unit < units; unit += 1, w += 1) sums[unit]! += hidden[w]! * value;
  }
  for (let unit = 0; unit < units; unit += 1) total += output[unit]! * Math.tanh(sums[unit]!);
  return total;
}

/** The probability of each of several proposals of which at most one is right. */
export function probabilities(scores: readonly number[]): number[] {
  const most = Math.max(0, ...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((sum, part) => sum + part, Math.exp(-most));
  return parts.map((part) => part / all);
}
