/**
 * `npm run fit:boards -- --labelled DIR [--labelled DIR] [--keep FILE] [--out FILE]`: fits the chance that the best board of a
 * place is right to labelled pictures in which no board is certain at a first look, as they are and at half their size on
 * a desktop; shows by cross-validation by client how often it is, and writes its weights if `--out` is given. With `--keep`
 * what was found in a folder is written to FILE.FOLDER, and read from there the next time.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { placesIn, sightOf } from '../../vision/locate.ts';
import { certainBoards } from '../../vision/locating/detecting/certain.ts';
import { bestOf } from '../../vision/locating/detecting/compare.ts';
import { boardLimits, cueRow, namesOf } from '../../vision/locating/detecting/cues.ts';
import type { Grid, Image } from '../../vision/types.ts';
import { fitChance, type ChanceFit, type Seen } from './learning/chances.ts';
import { atBothSizes } from './pictures/bothSizes.ts';
import { isRight } from './pictures/truth.ts';

const seed = 1;
const fit: ChanceFit = {
  name: 'boards',
  one: 'a board',
  type: 'BoardCues',
  cues: namesOf(boardLimits),
  limits: [0.25, 0.5, 0.7, 0.9, 0.97],
  seed,
  what: (names) =>
    `the best boards of the labelled pictures of ${names} in which none is certain, as they are and at half their size on a desktop`,
};

const { values: options } = parseArgs({
  options: {
    labelled: { type: 'string', multiple: true, default: [] },
    keep: { type: 'string' },
    out: { type: 'string' },
  },
});

/** The best boards of a picture's places, with their cues; none if a board is certain. */
function boardsOf(image: Image, known: readonly Grid[], client: string): Seen[] {
  const sight = sightOf(image, {});
  const { looks, oddsOf, clearnessIn } = sight;
  if (certainBoards(looks, oddsOf, clearnessIn).length > 0) return [];
  return bestOf(placesIn(sight, {}), oddsOf).map(({ grid, cues }) => ({
    client,
    values: cueRow(cues, boardLimits),
    isRight: known.some((board) => isRight(grid, board)),
    weight: 1,
  }));
}

async function kept(folder: string): Promise<Seen[]> {
  const file = options.keep && `${options.keep}.${basename(folder)}`;
  if (file && existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Seen[];
  const seen = await atBothSizes(folder, seed, boardsOf);
  if (file) writeFileSync(file, JSON.stringify(seen));
  return seen;
}

async function main(folders: readonly string[], out: string | undefined): Promise<void> {
  const seen: Seen[] = [];
  for (const folder of folders) seen.push(...(await kept(folder)));
  await fitChance(seen, fit, folders, out);
}

if (options.labelled.length === 0)
  console.log('npm run fit:boards -- --labelled DIR [--labelled DIR] [--keep FILE] [--out FILE]');
else await main(options.labelled, options.out);
