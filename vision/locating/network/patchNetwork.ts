/** How much a place looks like a board, by the network that learned it from patches; and that joined with the facts. */
import { run, unpack } from '../../puyo/cells/network.ts';
import type { PicturePixels } from '../../space.ts';
import type { Grid } from '../../types.ts';
import { featureCount, featuresOf, type PatchShape } from './features.ts';
import { layers, mean, mixture, scale } from './patchWeights.ts';

/** Features further out than this many deviations say no more. */
const farthest = 5;
/** What a patch is taken to say where nobody has looked at it: such places rank low. */
export const unseen = -4;

const network = layers.map(unpack);
const results = network.map(({ outputs }) => new Float32Array(outputs));
/** A multiple of four, as the layers have it. */
const input = new Float32Array((featureCount + 3) & ~3);

/** The logarithm of how much likelier the place is than "no board", by its patch alone. */
export function patchScore(patch: Uint8Array, shape: PatchShape): number {
  const features = featuresOf(patch, shape);
  for (let i = 0; i < featureCount; i += 1)
    input[i] = Math.max(-farthest, Math.min(farthest, (features[i]! - mean[i]!) / scale[i]!));
  return run(network, input, results)[0]!;
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
  return byFacts * facts + byPatch * patch + bias;
}
