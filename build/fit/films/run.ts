/**
 * `npm run fit:films -- --films FOLDER [--out FILE]`: fits the chance that the report of a game is right to watched
 * films (see `gather.ts`), shows by cross-validation how hints do with it, and writes its weights if `--out` is given.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { digestOf, writeManifest } from '../manifest.ts';
import { trust } from '../../../vision/trust.ts';
import { cues as names, type Cues } from '../../../vision/watching/board/proof/Evidence.ts';
import { figuresOf, grouped, isMisread, isRight, lineOf, type WatchedFilm } from './judge.ts';
import { learn, scoreOf, sigmoid, type Example } from '../learning/logistic.ts';

/** Films are held back in this many turns: recorded ones, which are of few games, all at once. */
const folds = 8;
const foldOf = ({ group }: WatchedFilm, i: number): number =>
  group === 'recorded' ? 0 : 1 + (i % (folds - 1));
const limits = [0.5, 0.7, trust.worthShowing, 0.85, 0.9, 0.95];
const bins = 10;

const { values } = parseArgs({ options: { films: { type: 'string' }, out: { type: 'string' } } });
const folder = values.films ?? '.';
const files = readdirSync(folder).toSorted();
const films = files.map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as WatchedFilm);

const numbersOf = (cues: Cues): number[] => names.map((name) => cues[name]);

/** Each piece counts once, and once more if it was misread, in any number of pictures. */
function examplesOf({ pictures }: WatchedFilm): Example[] {
  const told = pictures.filter((one) => one.cues && (isRight(one) || (one.told && isMisread(one))));
  const keyOf = (one: (typeof told)[number]): string => `${one.count} ${isMisread(one)}`;
  const counts = grouped(told, keyOf);
  return told.map((one) => ({
    values: numbersOf(one.cues!),
    isRight: !isMisread(one),
    weight: 1 / counts.get(keyOf(one))!.length,
  }));
}

const examples = films.map(examplesOf);

/** For each position, as learned from other films. */
function heldBackChances(): Map<Cues, number> {
  const chances = new Map<Cues, number>();
  for (let fold = 0; fold < folds; fold += 1) {
    const model = learn(examples.filter((_, i) => foldOf(films[i]!, i) !== fold).flat());
    for (const { pictures } of films.filter((film, i) => foldOf(film, i) === fold))
      for (const { cues } of pictures) if (cues) chances.set(cues, sigmoid(scoreOf(model, numbersOf(cues))));
  }
  return chances;
}

function tell(chances: ReadonlyMap<Cues, number>): void {
  const isLikely = (limit: number) => (cues: Cues) => chances.get(cues)! >= limit;
  for (const [group, some] of grouped(films, ({ group }) => group)) {
    console.log(
      lineOf(
        `${group}, all`,
        figuresOf(some, () => true),
      ),
    );
    console.log(lineOf(`${group}, likely`, figuresOf(some, isLikely(trust.worthShowing))));
  }
  const all = figuresOf(films, () => true);
  console.log(lineOf('all', all));
  for (const limit of limits) console.log(lineOf(`likely by ${limit}`, figuresOf(films, isLikely(limit))));
  const told = films.flatMap(({ pictures }) =>
    pictures.filter((one) => one.cues && one.told && (isRight(one) || isMisread(one))),
  );
  const share = (of: (typeof told)[number]) => Math.min(bins - 1, Math.floor(bins * chances.get(of.cues!)!));
  for (const [bin, some] of [...grouped(told, share)].toSorted(([a], [b]) => a - b))
    console.log(
      `chance from ${bin / bins}: ${((100 * some.filter((one) => !isMisread(one)).length) / some.length).toFixed(1)} % right of ${some.length} pictures`,
    );
}

const chances = heldBackChances();
tell(chances);
const model = learn(examples.flat());
const size = { films: films.length, pictures: examples.flat().length };
const sha256 = digestOf(JSON.stringify(examples));
console.log(`${size.films} films, ${size.pictures} examples, sha256 ${sha256}`);
const lines = names.map((name, i) => `  ${name}: ${model.weights[i]!.toFixed(3)},`);
const text = `/** Of each cue, for the logarithm of the odds that a position is right. Made by \`npm run fit:films\`, not by hand: see \`chanceWeights.md\`. */
import type { Cues } from './Evidence.ts';

export const weights: Cues = {
${lines.join('\n')}
};
export const bias = ${model.bias.toFixed(3)};
`;
console.log(text);
if (values.out) await write(values.out);

async function write(out: string): Promise<void> {
  writeFileSync(out, text);
  const hintsOf = (isShown: (cues: Cues) => boolean) => {
    const { pieces, hinted, misread } = figuresOf(films, isShown);
    return { pieces, hinted, misread };
  };
  const likely = hintsOf((cues) => chances.get(cues)! >= trust.worthShowing);
  await writeManifest(out, {
    command: `npm run fit:films -- --films films --out ${out}`,
    seed: null,
    data: { what: 'watched films, drawn and recorded: see chanceWeights.md', size, sha256 },
    scores: { heldBackInEightTurns: { all: hintsOf(() => true), likely } },
  });
}
