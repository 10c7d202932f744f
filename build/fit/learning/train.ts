/** Fits a network to groups: Adam with decoupled weight decay, stopped when held-back groups get no better. */
import { Chance } from '../../../test/vision/synthetic/drawing/random.ts';
import { learn, partsOf, randomNetwork, type Network, type Shape } from './ranking.ts';
import type { Group } from '../pictures/truth.ts';

export interface Training {
  epochs: number;
  /** The training stops after this many epochs without progress. */
  patience: number;
  rate: number;
  decay: number;
  seed: number;
  report: (epoch: number, trained: number, held: number) => void;
}

export interface Weighted {
  group: Group;
  weight: number;
}

const batch = 32;

/** The mean loss over groups. */
export function lossOf(network: Network, groups: readonly Group[]): number {
  const unused = new Float64Array(network.values.length);
  return (
    groups.reduce((sum, group) => sum + learn(network, group, 1, unused), 0) / Math.max(1, groups.length)
  );
}

/** The network as it was when the held-back groups were explained best. */
export function train(
  shape: Shape,
  trained: readonly Weighted[],
  held: readonly Group[],
  options: Training,
): Network {
  const chance = new Chance(options.seed);
  const network = randomNetwork(shape, chance);
  const adam = new Adam(network.values.length);
  const steps = options.epochs * Math.ceil(trained.length / batch);
  let best = { loss: Infinity, epoch: 0, values: network.values.slice() };
  for (
    let epoch = 1, step = 0;
    epoch <= options.epochs && epoch - best.epoch <= options.patience;
    epoch += 1
  ) {
    const mixed = chance.shuffled(trained);
    let sum = 0;
    for (let start = 0; start < mixed.length; start += batch, step += 1) {
      const part = mixed.slice(start, start + batch);
      const slopes = new Float64Array(network.values.length);
      for (const { group, weight } of part)
        sum += learn(network, group, weight / part.length, slopes) * part.length;
      const rate = options.rate * (0.02 + 0.49 * (1 + Math.cos((Math.PI * step) / steps)));
      adam.step(network.values, slopes, rate);
      shrink(network, rate * options.decay);
    }
    const loss = lossOf(network, held);
    if (loss < best.loss) best = { loss, epoch, values: network.values.slice() };
    options.report(epoch, sum / trained.length, loss);
  }
  return { ...network, values: best.values };
}

/** Biases are left alone. */
function shrink(network: Network, share: number): void {
  const { hiddenBias, output, bias } = partsOf(network);
  for (let i = 0; i < bias; i += 1) if (i < hiddenBias || i >= output) network.values[i]! *= 1 - share;
}

/** Kingma and Ba, "Adam: a method for stochastic optimization" (2014), with their constants. */
export class Adam {
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private steps = 0;

  constructor(size: number) {
    this.first = new Float64Array(size);
    this.second = new Float64Array(size);
  }

  step(values: Float64Array, slopes: Float64Array, rate: number): void {
    this.steps += 1;
    const [c1, c2] = [1 - 0.9 ** this.steps, 1 - 0.999 ** this.steps];
    for (let i = 0; i < values.length; i += 1) {
      const slope = slopes[i]!;
      this.first[i] = 0.9 * this.first[i]! + 0.1 * slope;
      this.second[i] = 0.999 * this.second[i]! + 0.001 * slope * slope;
      values[i]! -= (rate * (this.first[i]! / c1)) / (Math.sqrt(this.second[i]! / c2) + 1e-8);
    }
  }
}
