/** Facts scaled to mean 0 and deviation 1, far ones cut off. */
import { farthest } from './ranking.ts';
import type { Group } from '../pictures/truth.ts';

export interface Scale {
  mean: number[];
  scale: number[];
}

/** Every group has the same weight, regardless of its number of proposals. */
export function measureFacts(groups: readonly Group[], facts: number): Scale {
  const sums = new Float64Array(facts);
  const squares = new Float64Array(facts);
  let weight = 0;
  for (const { facts: values, right } of groups) {
    if (right.length === 0) continue;
    const share = 1 / right.length;
    weight += 1;
    for (let i = 0; i < values.length; i += 1) {
      sums[i % facts]! += share * values[i]!;
      squares[i % facts]! += share * values[i]! ** 2;
    }
  }
  const mean = Array.from(sums, (sum) => round(sum / weight));
  const scale = mean.map((value, i) => round(Math.sqrt(Math.max(1e-6, squares[i]! / weight - value ** 2))));
  return { mean, scale };
}

export function standardise(group: Group, { mean, scale }: Scale): Group {
  const facts = group.facts.map((value, i) => {
    const at = i % mean.length;
    return Math.max(-farthest, Math.min(farthest, (value - mean[at]!) / scale[at]!));
  });
  return { ...group, facts };
}

/** Four digits are enough, and keep the file of weights short. */
export const round = (value: number): number => Number(value.toPrecision(4));
