/** The network of puyo in plain code, for fitting and as the compiled one's twin. */
import type { Layer } from '../../../vision/puyo/cells/network.ts';

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
