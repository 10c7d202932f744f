/** Weighs the facts about a proposal against each other. */
import { factWeights } from './weights.ts';

const { mean, scale, linear, square } = factWeights;

/** Higher is likelier; comparable between pictures. */
function score(facts: readonly number[]): number {
  let total = 0;
  facts.forEach((fact, i) => {
    const z = (fact - mean[i]!) / scale[i]!;
    total += linear[i]! * z + square[i]! * z * z * 0.5;
  });
  return total;
}

/** A score as a probability. */
const sure = (value: number): number => 1 / (1 + Math.exp(-(value - 4)));

export const likelihood = { score, sure };
