/** Small fully connected networks: their weights in text, and what they answer. */

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
  /** What a byte of 1 stands for. */
  scale: number;
  /** Signed bytes in base 64: the weights. */
  weights: string;
  biases: readonly number[];
}

export function unpack({ inputs: from, outputs, scale, weights, biases }: Packed): Layer {
  const text = atob(weights);
  const values = Float32Array.from(text, (letter) => ((letter.charCodeAt(0) << 24) >> 24) * scale);
  return { inputs: from, outputs, weights: values, biases: Float32Array.from(biases) };
}

/** Leaky, so that no unit falls silent for good. */
export const leak = 0.1;

/** The outputs of the last layer; all but the last one bend at zero. */
export function run(
  layers: readonly Layer[],
  input: Float32Array,
  results: readonly Float32Array[],
): Float32Array {
  let from = input;
  layers.forEach(({ weights, biases, inputs: many, outputs }, k) => {
    const to = results[k]!;
    const isLast = k === layers.length - 1;
    for (let o = 0; o < outputs; o += 1) {
      const sum = biases[o]! + product(weights, o * many, from, many);
      to[o] = isLast || sum > 0 ? sum : sum * leak;
    }
    from = to;
  });
  return from;
}

/** Four sums side by side, which the processor adds up at the same time; `many` is a multiple of four. */
function product(weights: Float32Array, at: number, from: Float32Array, many: number): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  for (let i = 0, w = at; i < many; i += 4, w += 4) {
    a += weights[w]! * from[i]!;
    b += weights[w + 1]! * from[i + 1]!;
    c += weights[w + 2]! * from[i + 2]!;
    d += weights[w + 3]! * from[i + 3]!;
  }
  return a + b + (c + d);
}

/** Turns outputs into chances that add up to 1, in place. */
export function softmax(values: Float32Array): Float32Array {
  const most = Math.max(...values);
  let total = 0;
  for (let i = 0; i < values.length; i += 1) total += values[i] = Math.exp(values[i]! - most);
  for (let i = 0; i < values.length; i += 1) values[i]! /= total;
  return values;
}
