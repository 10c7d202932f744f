/** Small fully connected networks: their weights in text, and their outputs. */

/**
 * One layer: `weights` has the inputs of the first unit, then those of the second ...; and zeros for missing units,
 * up to the number that is summed together: reading beyond an array would make all sums slow.
 */
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

export function unpack({ inputs: from, outputs, scale, weights, biases }: Packed): Layer {
  const values = new Float32Array(from * Math.ceil(outputs / together) * together);
  values.set(Array.from(atob(weights), (letter) => ((letter.charCodeAt(0) << 24) >> 24) * scale));
  return { inputs: from, outputs, weights: values, biases: Float32Array.from(biases) };
}

/** Leaky, so that no unit becomes inactive permanently. */
export const leak = 0.1;

/** The outputs of the last layer; all others have an activation. */
export function run(
  layers: readonly Layer[],
  input: Float32Array,
  results: readonly Float32Array[],
): Float32Array {
  let from = input;
  layers.forEach(({ weights, biases, inputs: many, outputs }, k) => {
    const to = results[k]!;
    const isLast = k === layers.length - 1;
    for (let o = 0; o < outputs; o += together) {
      sumUp(weights, o * many, from, many);
      for (let n = 0; n < together && o + n < outputs; n += 1) {
        const sum = biases[o + n]! + sums[n]!;
        to[o + n] = isLast || sum > 0 ? sum : sum * leak;
      }
    }
    from = to;
  });
  return from;
}

/** Units that are summed side by side: each input is loaded once for all of them. */
const together = 4;
const sums = new Float64Array(together);

/** The sums of this many units, whose weights begin at `at`. */
function sumUp(weights: Float32Array, at: number, from: Float32Array, many: number): void {
  let [a, b, c, d] = [0, 0, 0, 0];
  const [second, third, fourth] = [at + many, at + 2 * many, at + 3 * many];
  for (let i = 0; i < many; i += 1) {
    const value = from[i]!;
    a += weights[at + i]! * value;
    b += weights[second + i]! * value;
    c += weights[third + i]! * value;
    d += weights[fourth + i]! * value;
  }
  sums[0] = a;
  sums[1] = b;
  sums[2] = c;
  sums[3] = d;
}

/** Converts outputs to chances that add up to 1, in place. */
export function softmax(values: Float32Array): Float32Array {
  let most = -Infinity;
  for (let i = 0; i < values.length; i += 1) most = Math.max(most, values[i]!);
  let total = 0;
  for (let i = 0; i < values.length; i += 1) total += values[i] = Math.exp(values[i]! - most);
  for (let i = 0; i < values.length; i += 1) values[i]! /= total;
  return values;
}
