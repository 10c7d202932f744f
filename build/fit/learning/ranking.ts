/**
 * A small network that scores proposals (one hidden layer beside a direct linear part), and how wrong it is
 * about a group of them: with 0 as the score of "no board", the exponentials of the scores are in proportion to
 * probabilities.
 */
import type { Chance } from '../../../test/vision/synthetic/drawing/random.ts';
import type { Group } from '../pictures/truth.ts';

export interface Shape {
  facts: number;
  hidden: number;
}

/** All numbers of a network, one part after another. */
export interface Network extends Shape {
  values: Float64Array;
}

/** Facts further out than this many deviations add no information. */
export const farthest = 5;

/** Most proposals are so unlikely that their errors, below this share, teach nothing. */
const negligible = 1e-4;

/** Where the parts begin: hidden (a row for each fact), hidden biases, output, linear, bias. */
export function partsOf({ facts, hidden }: Shape): {
  hiddenBias: number;
  output: number;
  linear: number;
  bias: number;
  size: number;
} {
  const hiddenBias = facts * hidden;
  const output = hiddenBias + hidden;
  const linear = output + hidden;
  const bias = linear + facts;
  return { hiddenBias, output, linear, bias, size: bias + 1 };
}

export function randomNetwork(shape: Shape, chance: Chance): Network {
  const { hiddenBias, output, linear, size } = partsOf(shape);
  const spread = (width: number): number => (chance.next() + chance.next() + chance.next() - 1.5) * 2 * width;
  const values = new Float64Array(size);
  for (let i = 0; i < hiddenBias; i += 1) values[i] = spread(1 / Math.sqrt(shape.facts));
  for (let i = output; i < linear; i += 1) values[i] = spread(1 / Math.sqrt(shape.hidden));
  return { ...shape, values };
}

/** The score of the proposal whose standardised facts begin at `from`; `units` receives the hidden outputs. */
function scoreAt(
  { facts, hidden, values }: Network,
  inputs: Float32Array,
  from: number,
  units: Float64Array,
  at: number,
): number {
  const { hiddenBias, output, linear, bias } = partsOf({ facts, hidden });
  for (let unit = 0; unit < hidden; unit += 1) units[at + unit] = values[hiddenBias + unit]!;
  let total = values[bias]!;
  for (let i = 0; i < facts; i += 1) {
    const input = inputs[from + i]!;
    total += values[linear + i]! * input;
    for (let unit = 0, w = i * hidden; unit < hidden; unit += 1, w += 1)
      units[at + unit]! += values[w]! * input;
  }
  for (let unit = 0; unit < hidden; unit += 1) {
    units[at + unit] = Math.tanh(units[at + unit]!);
    total += values[output + unit]! * units[at + unit]!;
  }
  return total;
}

/** One score for each proposal of a group whose facts are standardised. */
export function scoresOf(network: Network, group: Group): Float64Array {
  const units = new Float64Array(network.hidden);
  return Float64Array.from(group.right, (_, i) => scoreAt(network, group.facts, i * network.facts, units, 0));
}

/** Probabilities of the proposals; the rest to 1 is "no board". */
export function chancesOf(scores: Float64Array): Float64Array {
  const most = scores.reduce((high, score) => Math.max(high, score), 0);
  const parts = scores.map((score) => Math.exp(score - most));
  const all = parts.reduce((sum, part) => sum + part, Math.exp(-most));
  return parts.map((part) => part / all);
}

/**
 * The negative logarithm of the probability that the group's right answer gets: the right proposals together,
 * or "no board" if none is right. Adds the slopes of all values, times `weight`, to `slopes`.
 */
export function learn(network: Network, group: Group, weight: number, slopes: Float64Array): number {
  const { hidden, facts } = network;
  const count = group.right.length;
  const units = new Float64Array(count * hidden);
  const scores = new Float64Array(count);
  for (let i = 0; i < count; i += 1) scores[i] = scoreAt(network, group.facts, i * facts, units, i * hidden);
  const chances = chancesOf(scores);
  let right = 0;
  let any = false;
  for (let i = 0; i < count; i += 1)
    if (group.right[i]) {
      right += chances[i]!;
      any = true;
    }
  if (!any) right = 1 - chances.reduce((sum, chance) => sum + chance, 0);
  right = Math.max(right, 1e-12);
  for (let i = 0; i < count; i += 1) {
    const share = any && group.right[i] ? chances[i]! / right : 0;
    const error = (chances[i]! - share) * weight;
    if (Math.abs(error) > negligible * weight) addSlopes(network, group.facts, i, units, error, slopes);
  }
  return -Math.log(right) * weight;
}

function addSlopes(
  { facts, hidden, values }: Network,
  inputs: Float32Array,
  row: number,
  units: Float64Array,
  error: number,
  slopes: Float64Array,
): void {
  const { hiddenBias, output, linear, bias } = partsOf({ facts, hidden });
  const below = new Float64Array(hidden);
  for (let unit = 0; unit < hidden; unit += 1) {
    const value = units[row * hidden + unit]!;
    slopes[output + unit]! += error * value;
    below[unit] = error * values[output + unit]! * (1 - value * value);
    slopes[hiddenBias + unit]! += below[unit]!;
  }
  slopes[bias]! += error;
  for (let i = 0; i < facts; i += 1) {
    const input = inputs[row * facts + i]!;
    slopes[linear + i]! += error * input;
    for (let unit = 0, w = i * hidden; unit < hidden; unit += 1, w += 1) slopes[w]! += below[unit]! * input;
  }
}
