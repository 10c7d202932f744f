/** Writes the fitted numbers as the source file that recognition reads. */
import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { partsOf, type Network } from './ranking.ts';
import { round, type Scale } from './standard.ts';

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

/** The text of the file; `made`: one line that says from what the numbers were fitted. */
export function sourceOf(weights: FactWeights, names: readonly string[], made: string): string {
  return `/**
 * How much the facts of \`factNames\` say about a board: a small network (one hidden layer, plus a direct linear
 * part), fitted so that the exponentials of its outputs over all proposals of a place, with 1 for "no board",
 * are in proportion to their probabilities. Made by \`npm run fit\`, not by hand.
 *
 * ${made}
 */
export const factWeights = {
  /** In this order: ${names.join(', ')}. */
  mean: ${JSON.stringify(weights.mean)},
  scale: ${JSON.stringify(weights.scale)},
  /** Row by row: one row of hidden inputs for each fact. */
  hidden: ${JSON.stringify(weights.hidden)},
  hiddenBias: ${JSON.stringify(weights.hiddenBias)},
  output: ${JSON.stringify(weights.output)},
  linear: ${JSON.stringify(weights.linear)},
  bias: ${weights.bias},
};
`;
}

export async function writeWeights(file: string, source: string): Promise<void> {
  const style = (await resolveConfig(file)) ?? {};
  writeFileSync(file, await format(source, { ...style, parser: 'typescript' }));
}
