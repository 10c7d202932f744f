/**
 * `npm run fit:games -- --labelled DIR [--labelled DIR] [--out FILE]`: fits the chance that a board that was found and read is
 * a game's to labelled pictures, with and without games; shows by cross-validation by client how often it is, and writes its
 * weights if `--out` is given. `npm run fit:detector -- negatives DIR` draws pictures without a game.
 */
import { parseArgs } from 'node:util';
import { cellChances } from '../../vision/cells/learned/cellChances.ts';
import { gameCues, gameLimits } from '../../vision/contentCheck/cues.ts';
import { locate } from '../../vision/locate.ts';
import { cueRow, namesOf } from '../../vision/locating/detecting/cues.ts';
import { read } from '../../vision/read.ts';
import { isTold } from '../../vision/trust.ts';
import type { Grid, Image } from '../../vision/types.ts';
import { fitChance, type ChanceFit, type Seen } from './learning/chances.ts';
import { atBothSizes } from './pictures/bothSizes.ts';
import { isRight } from './pictures/truth.ts';

const seed = 1;
const fit: ChanceFit = {
  name: 'games',
  one: 'a board',
  type: 'GameCues',
  cues: namesOf(gameLimits),
  limits: [0.1, 0.25, 0.5, 0.9],
  seed,
  what: (names) =>
    `the likeliest board of each labelled picture of ${names}, with and without games, as they are and at half their size on a desktop`,
};

const { values: options } = parseArgs({
  options: { labelled: { type: 'string', multiple: true, default: [] }, out: { type: 'string' } },
});

/** The likeliest board of a picture, if there is any. */
function gameIn(image: Image, known: readonly Grid[], client: string): Seen[] {
  const [layout] = locate(image).filter(isTold);
  if (!layout) return [];
  const learned = cellChances(image, layout);
  const reading = read(image, layout, { learned: () => learned });
  if (reading.game === null) return [];
  const values = cueRow(gameCues(layout, reading, learned), gameLimits);
  return [{ client, values, isRight: known.some((board) => isRight(layout, board)), weight: 1 }];
}

async function main(folders: readonly string[], out: string | undefined): Promise<void> {
  const seen: Seen[] = [];
  for (const folder of folders) seen.push(...(await atBothSizes(folder, seed, gameIn)));
  await fitChance(seen, fit, folders, out);
}

if (options.labelled.length === 0)
  console.log('npm run fit:games -- --labelled DIR [--labelled DIR] [--out FILE]');
else await main(options.labelled, options.out);
