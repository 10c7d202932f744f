/** How much a place looks like a board, by the network that learned it from patches; and that joined with the facts. */
import { CompiledNetwork } from '../../puyo/cells/CompiledNetwork.ts';
import { unpack } from '../../puyo/cells/network.ts';
import type { PicturePixels } from '../../space.ts';
import type { Grid } from '../../types.ts';
import { factRow } from '../facts/facts.ts';
import { featureCount, featuresOf, type PatchShape } from './features.ts';
import { damping, layers, mean, mixture, scale } from './patchWeights.ts';

/** Features further out than this many deviations say no more. */
const farthest = 5;
const network = new CompiledNetwork(layers.map(unpack));
/** What the patch shows, the facts, and that they are known. */
const { input } = network;

/** The logarithm of how much likelier the place is than "no board", by its patch and the facts about it. */
export function patchScore(patch: Uint8Array, shape: PatchShape, facts: readonly number[]): number {
  input.set(featuresOf(patch, shape));
  input.set(factRow(shape.game, facts), featureCount);
  for (let i = 0; i < mean.length; i += 1)
    input[i] = Math.max(-farthest, Math.min(farthest, (input[i]! - mean[i]!) / scale[i]!));
  input[mean.length] = 1;
  return network.answer()[0]!;
}

type Sizes = Pick<Grid<PicturePixels>, 'game' | 'columns' | 'rows'>;

/** Whether the board is as wide as most games' are. */
export const isCommon = ({ columns, rows }: Sizes): boolean =>
  columns === 10 || (columns === 6 && rows === 12);

/** The kinds of places that are weighed differently. */
export const kindOf = (grid: Sizes): keyof typeof mixture => (isCommon(grid) ? grid.game : 'rare');

/** As `scoreOf`: what the facts say and what the patch shows, joined. */
export function mixedScore(grid: Sizes, facts: number, patch: number): number {
  const [byFacts, byPatch, bias] = mixture[kindOf(grid)];
  const score = byFacts * facts + byPatch * patch + bias;
  return score > 0 ? score / damping : score;
}
