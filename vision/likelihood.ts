/** Weighs the facts about a proposal against each other. */
import { factWeights } from './weights.ts';

const { mean, scale, hidden, hiddenBias, output, linear, bias } = factWeights;
const units = hiddenBias.length;
/** Facts further out than this many deviations say no more. */
const farthest = 5;

/** Where a board is less likely than this, all readings of about the same place together, there is none. */
export const leastExistence = 0.26;

const values = new Float64Array(mean.length);

/** The logarithm of how much likelier the proposal is than "no board"; comparable between pictures. */
export function scoreOf(facts: readonly number[]): number {
  for (let i = 0; i < values.length; i += 1)
    values[i] = Math.max(-farthest, Math.min(farthest, (facts[i]! - mean[i]!) / scale[i]!));
  let total = bias;
  for (let i = 0; i < values.length; i += 1) total += linear[i]! * values[i]!;
  for (let unit = 0; unit < units; unit += 1) {
    let sum = hiddenBias[unit]!;
    for (let i = 0; i < values.length; i += 1) sum += hidden[i * units + unit]! * values[i]!;
    total += output[unit]! * Math.tanh(sum);
  }
  return total;
}

/** The probability of each of several proposals of which at most one is right. */
export function probabilities(scores: readonly number[]): number[] {
  const most = Math.max(0, ...scores);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((sum, part) => sum + part, Math.exp(-most));
  return parts.map((part) => part / all);
}
