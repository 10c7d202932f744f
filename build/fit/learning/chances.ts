/** Fits the chance that what is seen in labelled pictures is right, and shows by cross-validation how often it is. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { digestOf, writeManifest } from '../manifest.ts';
import { learn, scoreOf, sigmoid, type Example, type Logistic } from './logistic.ts';

const folds = 5;

export interface Seen extends Example {
  client: string;
}

export interface ChanceFit {
  /** Of the program that fits it, as in `npm run fit:NAME`, and of what is counted. */
  name: 'looks' | 'boards' | 'games';
  /** What has the chance, in words. */
  one: string;
  type: 'LookCues' | 'BoardCues' | 'GameCues';
  cues: readonly string[];
  /** Chances from which on it is counted. */
  limits: readonly number[];
  seed: number;
  /** What was learned from, in words; `names`: of the folders. */
  what: (names: string) => string;
}

/** Prints the counts and the weights; writes these with their manifest if `out` is given. `folders`: labelled pictures. */
export async function fitChance(
  seen: readonly Seen[],
  { name, limits, seed, what, ...words }: ChanceFit,
  folders: readonly string[],
  out: string | undefined,
): Promise<void> {
  const scores = { crossValidatedByClient: countsOf(seen, name, limits) };
  console.log(JSON.stringify(scores));
  const text = textOf(learn(seen), { name, ...words });
  console.log(text);
  if (!out) return;
  writeFileSync(out, text);
  const names = folders.map((folder) => basename(folder));
  await writeManifest(out, {
    command: `npm run fit:${name} -- ${names.map((one) => `--labelled ${one}`).join(' ')} --out ${out}`,
    seed,
    data: {
      what: what(names.join(', ')),
      size: { [name]: seen.length },
      sha256: digestOf(JSON.stringify(seen)),
    },
    scores,
  });
}

/** Of a client, by its name alone. */
const foldOf = ({ client }: Seen): number => createHash('sha256').update(client).digest()[0]! % folds;

/** The chance of each, as learned from other clients. */
function heldBack(seen: readonly Seen[]): number[] {
  const models = Array.from({ length: folds }, (_, fold): Logistic => {
    return learn(seen.filter((one) => foldOf(one) !== fold));
  });
  return seen.map((one) => sigmoid(scoreOf(models[foldOf(one)]!, one.values)));
}

function countsOf(
  seen: readonly Seen[],
  name: string,
  limits: readonly number[],
): Record<string, Record<string, number>> {
  const chances = heldBack(seen);
  const from = (limit: number) => seen.filter((_, i) => chances[i]! >= limit);
  return Object.fromEntries(
    limits.map((limit) => [
      `from ${limit}`,
      { [name]: from(limit).length, wrong: from(limit).filter(({ isRight }) => !isRight).length },
    ]),
  );
}

const rounded = (weight: number): number => Number(weight.toFixed(3));

const textOf = (
  { weights, bias }: Logistic,
  { name, one, type, cues }: Pick<ChanceFit, 'name' | 'one' | 'type' | 'cues'>,
): string =>
  `/** Of each cue, for the logarithm of the odds that ${one} is right. Made by \`npm run fit:${name}\`, not by hand. */
import type { ${type} } from './cues.ts';

export const weights: ${type} = {
${cues.map((cue, i) => `  ${cue}: ${rounded(weights[i]!)},`).join('\n')}
};
export const bias = ${rounded(bias)};
`;
