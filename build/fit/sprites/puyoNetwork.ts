/** Fits a small network to examples: cross entropy, Adam, rates that fall to nothing. */
import { softmax, type Layer, type Packed } from '../../../vision/puyo/cells/network.ts';
import type { Chance } from '../../../test/vision/synthetic/drawing/random.ts';
import { leak, run } from './plainNetwork.ts';

export interface Sample {
  input: Float32Array;
  answer: number;
  weight: number;
}

interface Slope {
  weights: Float32Array;
  biases: Float32Array;
}

export function randomNetwork(sizes: readonly number[], chance: Chance): Layer[] {
  return sizes.slice(1).map((outputs, i) => {
    const inputs = sizes[i]!;
    const scale = Math.sqrt(2 / inputs);
    const normal = (): number => {
      const u = Math.sqrt(-2 * Math.log(1 - chance.next()));
      return scale * u * Math.cos(2 * Math.PI * chance.next());
    };
    return {
      inputs,
      outputs,
      weights: Float32Array.from({ length: inputs * outputs }, normal),
      biases: new Float32Array(outputs),
    };
  });
}

const batch = 64;
const decay = 1e-5;

export interface Lesson {
  count: number;
  /** The i-th of `count` examples. */
  pick: (i: number) => Sample;
  epochs: number;
  /** The rate of the greatest step. */
  rate: number;
  chance: Chance;
}

/** Changes `layers`; `report` receives each epoch's mean loss. */
export function fit(
  layers: Layer[],
  { count, pick, epochs, rate: most, chance }: Lesson,
  report: (epoch: number, loss: number) => void,
): void {
  const slopes = layers.map(emptySlope);
  const [first, second] = [layers.map(emptySlope), layers.map(emptySlope)];
  const results = layers.map(({ outputs }) => new Float32Array(outputs));
  const errors = layers.map(({ outputs }) => new Float32Array(outputs));
  const order = Array.from({ length: count }, (_, i) => i);
  const steps = Math.ceil(count / batch) * epochs;
  let step = 0;
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const mixed = chance.shuffled(order);
    let loss = 0;
    for (let start = 0; start < count; start += batch) {
      const end = Math.min(count, start + batch);
      for (let i = start; i < end; i += 1) loss += learn(layers, pick(mixed[i]!), results, errors, slopes);
      step += 1;
      const rate = most * Math.min(1, step / 200) * (0.5 + 0.5 * Math.cos((Math.PI * step) / steps));
      layers.forEach((layer, k) => {
        for (const part of ['weights', 'biases'] as const)
          adam(layer[part], slopes[k]![part], first[k]![part], second[k]![part], end - start, rate, step);
      });
    }
    report(epoch, loss / count);
  }
}

const emptySlope = ({ weights, biases }: Layer): Slope => ({
  weights: new Float32Array(weights.length),
  biases: new Float32Array(biases.length),
});

/** Adds one example's slopes; returns its loss. */
function learn(
  layers: readonly Layer[],
  { input, answer, weight }: Sample,
  results: Float32Array[],
  errors: Float32Array[],
  slopes: readonly Slope[],
): number {
  const chances = softmax(run(layers, input, results));
  const loss = -Math.log(Math.max(1e-9, chances[answer]!));
  const last = layers.length - 1;
  for (let o = 0; o < chances.length; o += 1)
    errors[last]![o] = weight * (chances[o]! - (o === answer ? 1 : 0));
  for (let k = last; k >= 0; k -= 1) {
    const { inputs, outputs, weights } = layers[k]!;
    const from = k === 0 ? input : results[k - 1]!;
    const below = k === 0 ? null : errors[k - 1]!.fill(0);
    const slope = slopes[k]!;
    for (let o = 0; o < outputs; o += 1) {
      const error = errors[k]![o]!;
      if (error === 0) continue;
      slope.biases[o]! += error;
      for (let i = 0, w = o * inputs; i < inputs; i += 1, w += 1) {
        slope.weights[w]! += error * from[i]!;
        if (below) below[i]! += error * weights[w]!;
      }
    }
    if (below) for (let i = 0; i < inputs; i += 1) if (from[i]! < 0) below[i]! *= leak;
  }
  return loss;
}

function adam(
  values: Float32Array,
  slope: Float32Array,
  first: Float32Array,
  second: Float32Array,
  count: number,
  rate: number,
  step: number,
): void {
  const [c1, c2] = [1 - 0.9 ** step, 1 - 0.999 ** step];
  for (let i = 0; i < values.length; i += 1) {
    const g = slope[i]! / count + decay * values[i]!;
    first[i] = 0.9 * first[i]! + 0.1 * g;
    second[i] = 0.999 * second[i]! + 0.001 * g * g;
    values[i]! -= (rate * (first[i]! / c1)) / (Math.sqrt(second[i]! / c2) + 1e-8);
  }
  slope.fill(0);
}

/** Weights as signed bytes. */
export function pack({ inputs, outputs, weights, biases }: Layer): Packed {
  const scale = weights.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
  const bytes = Int8Array.from(weights, (value) => Math.round(value / scale));
  return {
    inputs,
    outputs,
    scale: Number(scale.toPrecision(6)),
    weights: Buffer.from(bytes.buffer).toString('base64'),
    biases: [...biases].map((value) => Number(value.toPrecision(5))),
  };
}
