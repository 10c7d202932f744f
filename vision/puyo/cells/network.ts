/** Small fully connected networks: their weights in text, and their chances. */

/** One layer: `weights` has the inputs of the first unit, then those of the second ... */
export interface Layer {
  /** A multiple of four. */
  inputs: number;
  outputs: number;
  weights: Float32Array;
  biases: Float32Array;
}

export interface Packed {
  inputs: number;
  outputs: number;
  /** The value of a byte of 1. */
  scale: number;
  /** Signed bytes in base 64: the weights. */
  weights: string;
  biases: readonly number[];
}

export const unpack = ({ inputs, outputs, scale, weights, biases }: Packed): Layer => ({
  inputs,
  outputs,
  weights: Float32Array.from(atob(weights), (letter) => ((letter.charCodeAt(0) << 24) >> 24) * scale),
  biases: Float32Array.from(biases),
});

/** Converts outputs to chances that add up to 1, in place. */
export function softmax(values: Float32Array): Float32Array {
  let most = -Infinity;
  for (let i = 0; i < values.length; i += 1) most = Math.max(most, values[i]!);
  let total = 0;
  for (let i = 0; i < values.length; i += 1) total += values[i] = Math.exp(values[i]! - most);
  for (let i = 0; i < values.length; i += 1) values[i]! /= total;
  return values;
}
