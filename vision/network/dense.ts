/** Layers on single numbers rather than planes. */
import type { Layer } from './layers.ts';

/** The output of a linear layer; extra inputs are ignored. */
export const applied = ({ values, biases, in: inputs }: Layer, from: readonly number[]): number[] =>
  Array.from(biases, (bias, output) => {
    let sum = bias;
    for (let i = 0; i < inputs; i += 1) sum += from[i]! * values[output * inputs + i]!;
    return sum;
  });

/** Replaces negative values by 0. */
export const bent = (values: readonly number[]): number[] => values.map((value) => Math.max(0, value));
