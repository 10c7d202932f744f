/**
 * `npm run fit:looks -- --labelled DIR [--labelled DIR] [--out FILE]`: fits the chance that a close look is right to labelled
 * pictures, shows by cross-validation by client how often it is, and writes its weights if `--out` is given.
 */
import { parseArgs } from 'node:util';
import { withSlidPiece } from '../../test/vision/synthetic/games/slid.ts';
import { Chance } from '../../test/vision/synthetic/drawing/random.ts';
import type { Label } from '../../test/vision/synthetic/games/label.ts';
import type { Image } from '../../vision/types.ts';
import { sightOf } from '../../vision/locate.ts';
import { cueRow, lookLimits, namesOf } from '../../vision/locating/detecting/cues.ts';
import { fitChance, type ChanceFit, type Seen } from './learning/chances.ts';
import { fallingLabel, loadLabelled, readLabels } from './pictures/pictures.ts';
import { isRight } from './pictures/truth.ts';

/** A piece is moved down by at least and at most so much of a row. */
const parts = { least: 0.2, most: 0.8 };
const seed = 1;
const fit: ChanceFit = {
  name: 'looks',
  one: 'a close look',
  type: 'LookCues',
  cues: namesOf(lookLimits),
  limits: [0.6, 0.8, 0.9, 0.93, 0.98],
  seed,
  what: (names) =>
    `close looks at the labelled pictures of ${names}, as they are and with the piece between two rows`,
};

const { values: options } = parseArgs({
  options: { labelled: { type: 'string', multiple: true, default: [] }, out: { type: 'string' } },
});

/** The worth of every close look at the pictures of a folder, and at the same with the falling piece between two rows. */
async function looksIn(folder: string): Promise<Seen[]> {
  const seen: Seen[] = [];
  const chance = new Chance(seed);
  for (const label of readLabels(folder)) {
    const { image, boards, scale } = await loadLabelled(label);
    for (const picture of [image, ...slidPictures(fallingLabel(label, scale), image, chance)])
      for (const { grid, cues } of sightOf(picture, {}).looks) {
        const isFound = boards.some((board) => isRight(grid, board));
        seen.push({ client: label.client, values: cueRow(cues, lookLimits), isRight: isFound, weight: 1 });
      }
  }
  return seen;
}

/** Games that slide their pieces down show them between two rows, which pulls a board's upper side along; labelled pictures hardly do. */
function slidPictures(label: Label | null, image: Image, chance: Chance): Image[] {
  const slid = label && withSlidPiece(image, label, chance.between(parts.least, parts.most));
  return slid ? [slid] : [];
}

async function main(folders: readonly string[], out: string | undefined): Promise<void> {
  const seen: Seen[] = [];
  for (const folder of folders) seen.push(...(await looksIn(folder)));
  await fitChance(seen, fit, folders, out);
}

if (options.labelled.length === 0)
  console.log('npm run fit:looks -- --labelled DIR [--labelled DIR] [--out FILE]');
else await main(options.labelled, options.out);
