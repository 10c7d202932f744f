/**
 * `npm run fit:looks -- --labelled DIR [--labelled DIR] [--out FILE]`: fits the chance that a close look is right to labelled
 * pictures, shows by cross-validation by client how often it is, and writes its weights if `--out` is given.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { withSlidPiece } from '../../test/vision/synthetic/games/slid.ts';
import { Chance } from '../../test/vision/synthetic/drawing/random.ts';
import type { Label } from '../../test/vision/synthetic/games/label.ts';
import type { Image } from '../../vision/types.ts';
import { sightOf } from '../../vision/locate.ts';
import { cueRow, lookLimits, namesOf } from '../../vision/locating/detecting/cues.ts';
import { learn, scoreOf, sigmoid, type Example, type Logistic } from './learning/logistic.ts';
import { digestOf, writeManifest } from './manifest.ts';
import { fallingLabel, loadLabelled, readLabels } from './pictures/pictures.ts';
import { isRight } from './pictures/truth.ts';

const folds = 5;
/** A piece is moved down by at least and at most so much of a row. */
const parts = { least: 0.2, most: 0.8 };
const seed = 1;
/** Chances whose looks are counted. */
const limits = [0.6, 0.8, 0.9, 0.93, 0.98];

const { values: options } = parseArgs({
  options: { labelled: { type: 'string', multiple: true, default: [] }, out: { type: 'string' } },
});

interface Seen extends Example {
  client: string;
}

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

/** Of a client, by its name alone. */
const foldOf = ({ client }: Seen): number => createHash('sha256').update(client).digest()[0]! % folds;

/** The chance of each look, as learned from other clients. */
function heldBack(seen: readonly Seen[]): number[] {
  const models = Array.from({ length: folds }, (_, fold): Logistic => {
    return learn(seen.filter((one) => foldOf(one) !== fold));
  });
  return seen.map((one) => sigmoid(scoreOf(models[foldOf(one)]!, one.values)));
}

function countsOf(seen: readonly Seen[]): Record<string, { looks: number; wrong: number }> {
  const chances = heldBack(seen);
  const from = (limit: number) => seen.filter((_, i) => chances[i]! >= limit);
  return Object.fromEntries(
    limits.map((limit) => [
      `from ${limit}`,
      { looks: from(limit).length, wrong: from(limit).filter(({ isRight }) => !isRight).length },
    ]),
  );
}

const rounded = (weight: number): number => Number(weight.toFixed(3));

const textOf = ({ weights, bias }: Logistic): string =>
  `/** Of each cue, for the logarithm of the odds that a close look is right. Made by \`npm run fit:looks\`, not by hand. */
import type { LookCues } from './cues.ts';

export const weights: LookCues = {
${namesOf(lookLimits)
  .map((name, i) => `  ${name}: ${rounded(weights[i]!)},`)
  .join('\n')}
};
export const bias = ${rounded(bias)};
`;

async function main(folders: readonly string[], out: string | undefined): Promise<void> {
  const seen: Seen[] = [];
  for (const folder of folders) seen.push(...(await looksIn(folder)));
  const scores = { crossValidatedByClient: countsOf(seen) };
  console.log(JSON.stringify(scores));
  const text = textOf(learn(seen));
  console.log(text);
  if (!out) return;
  writeFileSync(out, text);
  const names = folders.map((folder) => basename(folder));
  await writeManifest(out, {
    command: `npm run fit:looks -- ${names.map((name) => `--labelled ${name}`).join(' ')} --out ${out}`,
    seed,
    data: {
      what: `close looks at the labelled pictures of ${names.join(', ')}, as they are and with the piece between two rows`,
      size: { looks: seen.length },
      sha256: digestOf(JSON.stringify(seen)),
    },
    scores,
  });
}

if (options.labelled.length === 0)
  console.log('npm run fit:looks -- --labelled DIR [--labelled DIR] [--out FILE]');
else await main(options.labelled, options.out);
