/**
 * `npm run fit:puzzles [PUZZLES]`: draws this many drafts of every class, a quarter as many of those whose search
 * takes long, and writes the prior's weights (a minute or more).
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { recipes } from '../../../engine/puzzle/generating/generate.ts';
import { type Recipe, draftFrom, goalOf } from '../../../engine/puzzle/generating/reverse.ts';
import { featuresOfSolved } from '../../../engine/puzzle/puzzle.ts';
import { featureNames } from '../../../engine/puzzle/rating/features.ts';
import type { Linear, PriorModel } from '../../../engine/puzzle/rating/priorModel.ts';
import { canDoWithFewer } from '../../../engine/puzzle/solving/minimal.ts';
import { goals, mostMoves } from '../../../engine/puzzle/types.ts';
import { digestOf, writeManifest } from '../manifest.ts';
import { fitPrior, surveys } from './prior.ts';

const wanted = Number(process.argv[2] ?? 1600);

function drawFeatures(recipe: Recipe): number[][] {
  const kind = goalOf[recipe.category];
  const count = recipe.moves > 2 ? wanted / 4 : wanted;
  const rows: number[][] = [];
  for (let seed = 1; rows.length < count; seed++) {
    const draft = draftFrom(seed, recipe);
    if (!draft || canDoWithFewer({ ...draft, goal: goals[kind] })) continue;
    rows.push(featuresOfSolved({ ...draft, kind, category: recipe.category, answer: draft.placed }));
  }
  return rows;
}

const short = (value: number): number => Number(value.toPrecision(5));
const rounded = ({ bias, weights }: Linear): string =>
  `{ bias: ${short(bias)}, weights: [${weights.map(short).join(', ')}] }`;

function written({ difficulty, tilt, level, slope, share }: PriorModel): string {
  return `{
    difficulty: ${rounded(difficulty)},
    tilt: ${rounded(tilt)},
    level: ${short(level)},
    slope: ${short(slope)},
    share: ${short(share)},
  }`;
}

const drawn = recipes.map(drawFeatures);
const entries = recipes.map((recipe, at) => {
  const survey = recipe.moves === 1 ? surveys.one : surveys.more;
  const model = fitPrior(featureNames(recipe.moves), drawn[at]!, survey);
  console.error(`fit: ${recipe.category}, ${recipe.moves} of up to ${mostMoves} moves`);
  return `  ${recipe.category}${recipe.moves}: ${written(model)},\n`;
});

const file = fileURLToPath(new URL('../../../engine/puzzle/rating/priorWeights.ts', import.meta.url));
writeFileSync(
  file,
  `import type { PriorModel, PuzzleClass } from './priorModel.ts';

/** Made by \`npm run fit:puzzles\`, from the directions in build/fit/puzzles/prior.ts; priorWeights.manifest.json says how. */
// prettier-ignore
export const priorWeights: Readonly<Record<PuzzleClass, PriorModel>> = {
${entries.join('')}};
`,
);

const puzzles = drawn.flat().length;
await writeManifest(file, {
  command: `npm run fit:puzzles -- ${wanted}`,
  seed: 1,
  data: {
    what: 'features of drafts of every class, by seeds from 1 on, and the figures of a survey (build/fit/puzzles/prior.ts)',
    size: { classes: recipes.length, puzzles },
    sha256: digestOf(JSON.stringify(drawn), JSON.stringify(surveys)),
  },
  scores: null,
});
