/**
 * `npm run tune -- NAME [--generations N] [--seed S] [--state FILE] [--write]`: searches for better weights. After each
 * generation the search is saved, so that it can be broken off and go on later; the log has a line for each. `--write`
 * puts what was found into the sources, after so many generations more (or none).
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { digestOf, writeManifest } from '../fit/manifest.ts';
import { type CmaesState, nextGeneration, startCmaes } from './Cmaes.ts';
import { okiba } from './okiba.ts';
import { puyo } from './puyo.ts';
import { plain, tspin } from './attack.ts';
import { type Tuning } from './tuning.ts';

const tunings: Readonly<Record<string, Tuning>> = { okiba, tspin, plain, puyo };
const generationsPerCheck = 10;
const root = fileURLToPath(new URL('../../', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    generations: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    state: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const [name = ''] = positionals;
const tuning = tunings[name];
const generations = Number(values.generations);
if (!tuning || !Number.isInteger(generations) || !Number.isInteger(Number(values.seed))) {
  console.error(
    `tune: name one of ${Object.keys(tunings).join(', ')}; --generations and --seed are whole numbers`,
  );
  process.exit(2);
}
const stateFile = resolve(values.state ?? `${root}out/tune/${name}.json`);
const logFile = `${root}build/tune/${name}.jsonl`;

/** Runs one generation and logs it. */
function step(tuning: Tuning, before: CmaesState): CmaesState {
  let results: number[] = [];
  const state = nextGeneration(
    before,
    tuning.population,
    (points) => (results = tuning.judge(points, before.generation)),
  );
  const sorted = results.toSorted((a, b) => b - a);
  const line = {
    generation: state.generation,
    sigma: rounded(state.sigma),
    best: rounded(sorted[0]!),
    median: rounded(sorted[sorted.length >> 1]!),
    ...(state.generation % generationsPerCheck === 0 && { check: rounded(tuning.check(state.mean)) }),
  };
  writeFileSync(stateFile, JSON.stringify(state));
  appendFileSync(logFile, `${JSON.stringify(line)}\n`);
  console.error(JSON.stringify(line));
  return state;
}

function rounded(value: number): number {
  return Number(value.toPrecision(5));
}

mkdirSync(dirname(stateFile), { recursive: true });
let state = existsSync(stateFile)
  ? (JSON.parse(readFileSync(stateFile, 'utf8')) as CmaesState)
  : startCmaes(tuning.start, tuning.sigma, Number(values.seed));
for (let count = 0; count < generations; count++) state = step(tuning, state);
if (values.write) {
  writeFileSync(`${root}${tuning.file}`, tuning.write(state.mean));
  const { generation, seed } = state;
  await writeManifest(`${root}${tuning.file}`, {
    command: `npm run tune -- ${name} --generations ${generation} --seed ${seed} --write`,
    seed,
    data: {
      what: `${tuning.games}; the hash is of the numbers where the search begins`,
      size: { generations: generation, 'points in each': tuning.population },
      sha256: digestOf(JSON.stringify(tuning.start)),
    },
    scores: { how: tuning.checked, found: tuning.check(state.mean), start: tuning.check(tuning.start) },
  });
  console.error(`tune: ${tuning.file} has the weights of generation ${state.generation}`);
}
