/** Converts the output of a network to chances. */

/** The logarithms of chances that add up to 1. */
export function logSoftmax(logits: readonly number[] | Float32Array): number[] {
  const numbers = Array.from(logits);
  const most = Math.max(...numbers);
  const all = Math.log(numbers.reduce((sum, value) => sum + Math.exp(value - most), 0));
  return numbers.map((value) => value - most - all);
}

/** A place that may be between two points, and the logarithm of its chance. */
export interface Peak {
  at: number;
  chance: number;
}

/** Points on each side that belong to a peak. */
const reach = 2;
const mostPeaks = 5;
const leastChance = 1e-4;

/** The likeliest places along a line, each with the points around it. `logits`: one for each point. */
export function peaksOf(logits: Float32Array): Peak[] {
  const chances = logSoftmax(logits).map(Math.exp);
  const peaks: Peak[] = [];
  while (peaks.length < mostPeaks) {
    const top = chances.indexOf(Math.max(...chances));
    const [from, to] = [Math.max(0, top - reach), Math.min(chances.length, top + reach + 1)];
    let [sum, at] = [0, 0];
    for (let i = from; i < to; i += 1) {
      sum += chances[i]!;
      at += i * chances[i]!;
    }
    if (sum < leastChance) break;
    peaks.push({ at: at / sum, chance: Math.log(sum) });
    chances.fill(0, from, to);
  }
  return peaks;
}
