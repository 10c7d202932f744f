/** Writes the fitted numbers as the source file that recognition reads. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { Fitted, Model } from './learning/models.ts';
import { partsOf, type Network } from './learning/ranking.ts';
import { round, type Scale } from './learning/standard.ts';

export interface FactWeights extends Scale {
  hidden: number[];
  hiddenBias: number[];
  output: number[];
  linear: number[];
  bias: number;
}

export function weightsOf(network: Network, { mean, scale }: Scale): FactWeights {
  const parts = partsOf(network);
  const rounded = (from: number, to: number): number[] => Array.from(network.values.slice(from, to), round);
  return {
    mean,
    scale,
    hidden: rounded(0, parts.hiddenBias),
    hiddenBias: rounded(parts.hiddenBias, parts.output),
    output: rounded(parts.output, parts.linear),
    linear: rounded(parts.linear, parts.bias),
    bias: round(network.values[parts.bias]!),
  };
}

/** The inverse of `weightsOf`, but for the rounding. */
export function networkOf({ mean, hidden, hiddenBias, output, linear, bias }: FactWeights): Network {
  const values = Float64Array.from([...hidden, ...hiddenBias, ...output, ...linear, bias]);
  return { facts: mean.length, hidden: hiddenBias.length, values };
}

/** The model as it is after writing and reading. */
export const rounded = (model: Model): Model => ({
  ...model,
  network: networkOf(weightsOf(model.network, model.scale)),
});

/** The text of the file. */
export function sourceOf({ glance, close }: Fitted): string {
  return `/**
 * How much the facts about a place say about a board: small networks (one hidden layer, plus a direct linear
 * part), fitted so that the exponentials of their outputs over all proposals of a place, with 1 for "no board",
 * are in proportion to their probabilities. Made by \`npm run fit\`, not by hand; weights.manifest.json says from what.
 */
import type { GameKind } from '../types.ts';

export interface Weights {
  /** Of each fact, as many as there are names. */
  mean: readonly number[];
  scale: readonly number[];
  /** Row by row: one row of hidden inputs for each fact. */
  hidden: readonly number[];
  hiddenBias: readonly number[];
  output: readonly number[];
  linear: readonly number[];
  bias: number;
}

/** For the facts of \`glanceNames\`. */
export const glanceWeights: Readonly<Record<GameKind, Weights>> = {
  tetris: ${textOf(glance.tetris)},
  puyo: ${textOf(glance.puyo)},
};

/** For the facts of \`factNames\`. */
export const closeWeights: Readonly<Record<GameKind, Weights>> = {
  tetris: ${textOf(close.tetris)},
  puyo: ${textOf(close.puyo)},
};
`;
}

const textOf = ({ names, network, scale }: Model): string =>
  `{
  /* In this order: ${names.join(', ')}. */
  ${JSON.stringify(weightsOf(network, scale)).slice(1)}`;

export async function writeWeights(file: string, source: string): Promise<void> {
  const style = (await resolveConfig(file)) ?? {};
  writeFileSync(file, await format(source, { ...style, parser: 'typescript' }));
}
