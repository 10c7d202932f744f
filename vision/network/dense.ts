/** Layers on single numbers rather than planes. */
import type { Layer } from './layers.ts';

/** The output of a linear layer; extra inputs are ignored. */
export function applied(
  { values, biases, in: inputs, out: outputs }: Layer,
  from: readonly number[],
): number[] {
  const numbers = Float64Array.from(from);
  const sums = new Array<number>(outputs);
  for (let output = 0, at = 0; output < outputs; output += 1, at += inputs) {
    let sum = biases[output]!;
    for (let i = 0; i < inputs; i += 1) sum += numbers[i]! * values[at + i]!;
    sums[output] = sum;
  }
  return sums;
}

/** Replaces negative values by 0. */
export const bent = (values: readonly number[]): number[] => values.map((value) => Math.max(0, value));
