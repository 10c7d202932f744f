/**
 * `npm run fit`: draws pictures, collects the proposals for boards in them, fits the network that ranks those,
 * and writes vision/locating/weights.ts. The same options give the same numbers.
 */
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { allFactNames } from '../../vision/locating/facts/facts.ts';
import { answer, calibration, figuresOf, table, type Answer } from './learning/evaluate.ts';
import { gather, gatherKept, type Job } from './pictures/gather.ts';
import {
  fitModels,
  mapModels,
  scoreGroup,
  shortlisted,
  type Fitted,
  type Picture,
} from './learning/models.ts';
import { digestOf, writeManifest } from './manifest.ts';
import { readLabels } from './pictures/pictures.ts';
import type { Group } from './pictures/truth.ts';
import { rounded, sourceOf, writeWeights } from './weightsFile.ts';

const help = `npm run fit -- [options]
  --pictures N     drawn pictures to learn from (1200); a quarter as many again for stopping, and for the figures
  --first SEED     seed of the first picture (1000000)
  --keep FILE      keeps the proposals in FILE (and FILE.real), and takes them from there the next time
  --labelled DIR   also prints figures for the labelled pictures of DIR (labels.jsonl); more than one may be given
  --learn          learns from those as well
  --leave-out      with --learn: figures for each client come from networks that never saw it (four more fits)
  --variants N     ways in which each of them is altered besides, to learn from (6)
  --hidden N       hidden units of each of the networks that are merged (16)
  --epochs N       at most (25)
  --processes N    (2)
  --out FILE       where to write (vision/locating/weights.ts); - for nowhere`;

const { values: options } = parseArgs({
  options: {
    pictures: { type: 'string', default: '1200' },
    first: { type: 'string', default: '1000000' },
    keep: { type: 'string' },
    labelled: { type: 'string', multiple: true, default: [] },
    learn: { type: 'boolean', default: false },
    'leave-out': { type: 'boolean', default: false },
    variants: { type: 'string', default: '6' },
    hidden: { type: 'string', default: '16' },
    epochs: { type: 'string', default: '25' },
    processes: { type: 'string', default: '2' },
    out: { type: 'string', default: 'vision/locating/weights.ts' },
    help: { type: 'boolean', default: false },
  },
});

/** How much a labelled picture counts relative to a drawn one, and to one made from it. */
const worth = { labelled: 3, altered: 1 };
const folds = 4;

async function collect(name: string, jobs: readonly Job[], file: string | undefined): Promise<Group[][]> {
  const start = Date.now();
  const report = (done: number): void => {
    if (done % 50 === 0 || done === jobs.length)
      console.error(
        `${name}: ${done} of ${jobs.length} pictures, ${Math.round((Date.now() - start) / 1000)} s`,
      );
  };
  return gatherKept(file, allFactNames, jobs, () => gather(jobs, Number(options.processes), report));
}

function drawnJobs(): { trained: Job[]; held: Job[]; tested: Job[] } {
  const [first, many] = [Number(options.first), Number(options.pictures)];
  const quarter = Math.ceil(many / 4);
  const from = (start: number, count: number): Job[] =>
    Array.from({ length: count }, (_, i) => ({ folder: null, index: start + i, variant: 0 }));
  return {
    trained: from(first, many),
    held: from(first + many, quarter),
    tested: from(first + many + quarter, quarter),
  };
}

const settings = {
  hidden: Number(options.hidden),
  epochs: Number(options.epochs),
  report: (line: string): void => console.error(line),
};
const silent = { ...settings, report: (): void => undefined };

const weigh = (groups: readonly Group[], weight: number): Picture =>
  groups.map((group) => ({ group, weight }));

const answersOf = ({ glance, close }: Fitted, pictures: readonly (readonly Group[])[]): Answer[] =>
  pictures
    .flatMap((groups) => shortlisted(weigh(groups, 1), glance))
    .map(({ group }) => answer(scoreGroup(close, group), group));

function show(title: string, answers: readonly Answer[]): void {
  console.log([title, ...table(answers), ' by confidence:', ...calibration(answers)].join('\n'));
}

/** The groups of each labelled picture, and of each altered one made from them. */
interface Labelled {
  real: Group[][];
  altered: Group[][];
}

const weighted = ({ real, altered }: Labelled): Picture[] => [
  ...real.map((groups) => weigh(groups, worth.labelled)),
  ...altered.map((groups) => weigh(groups, worth.altered)),
];

/** Every client is judged by networks that learned from the others only. */
function leaveOut(drawn: readonly Picture[], held: readonly Picture[], labelled: Labelled): Answer[] {
  const clients = [...new Set(labelled.real.flat().map(({ source }) => source))].sort();
  return Array.from({ length: folds }, (_, fold) => {
    const isOut = (groups: readonly Group[]): boolean =>
      groups.some(({ source }) => clients.indexOf(source) % folds === fold);
    const without = (pictures: readonly Group[][]): Group[][] => pictures.filter((groups) => !isOut(groups));
    const others = weighted({ real: without(labelled.real), altered: without(labelled.altered) });
    console.error(`without clients ${fold + 1} of ${folds}`);
    return answersOf(fitModels([...drawn, ...others], held, silent), labelled.real.filter(isOut));
  }).flat();
}

async function main(): Promise<void> {
  const { trained, held, tested } = drawnJobs();
  const all = await collect('drawn', [...trained, ...held, ...tested], options.keep);
  const part = (from: number, count: number): Group[][] => all.slice(from, from + count);
  const drawn = part(0, trained.length).map((groups) => weigh(groups, 1));
  const kept = part(trained.length, held.length).map((groups) => weigh(groups, 1));
  const unseen = part(trained.length + held.length, tested.length);
  const known = await labelled();
  const learnt = options.learn ? weighted(known) : [];
  const { glance, close } = fitModels([...drawn, ...learnt], kept, settings);
  const fitted = { glance: mapModels(glance, rounded), close: mapModels(close, rounded) };
  if (options.out !== '-') await writeWeights(options.out, sourceOf(fitted));
  const answers = answersOfAll(fitted, unseen, () => leaveOut(drawn, kept, known), known.real);
  for (const [title, of] of answers) show(title, of);
  if (options.out === '-') return;
  const pictures = [all, known.real, known.altered].flat();
  await writeManifest(options.out, {
    command: command(),
    seed: Number(options.first),
    data: {
      what: 'facts about places of drawn pictures by seed, and of labelled ones where such are named; a quarter of the drawn ones each is only for stopping, and for the scores',
      size: { drawn: all.length, labelled: known.real.length, altered: known.altered.length },
      sha256: digestOf(...pictures.flat().flatMap(({ facts, right }) => [facts, right])),
    },
    scores: Object.fromEntries(answers.map(([title, of]) => [title, figuresOf(of)])),
  });
}

/** With all that changes the numbers. */
function command(): string {
  const { pictures, first, labelled: folders, learn, variants, hidden, epochs } = options;
  const drawn = `npm run fit -- --pictures ${pictures} --first ${first} --hidden ${hidden} --epochs ${epochs}`;
  const real = folders.map((folder) => ` --labelled ${basename(folder)}`).join('');
  return `${drawn}${real}${learn ? ` --learn --variants ${variants}` : ''}${options['leave-out'] ? ' --leave-out' : ''}`;
}

/** By their subject. */
function answersOfAll(
  fitted: Fitted,
  unseen: readonly Group[][],
  eachLeftOut: () => Answer[],
  real: readonly Group[][],
): [string, Answer[]][] {
  const drawn: [string, Answer[]] = ['drawn pictures, none of them learnt from', answersOf(fitted, unseen)];
  if (options.learn && options['leave-out'])
    return [drawn, ['labelled pictures, each client left out in turn', eachLeftOut()]];
  if (real.length === 0) return [drawn];
  const title = `labelled pictures, ${options.learn ? 'all' : 'none'} of them learnt from`;
  return [drawn, [title, answersOf(fitted, real)]];
}

async function labelled(): Promise<Labelled> {
  const variants = options.learn ? Number(options.variants) : 0;
  const jobs = options.labelled.flatMap((folder) =>
    readLabels(folder).flatMap((_, index) =>
      Array.from({ length: variants + 1 }, (_, variant) => ({ folder, index, variant })),
    ),
  );
  const groups = await collect('labelled', jobs, options.keep && `${options.keep}.real`);
  const those = (isAltered: boolean): Group[][] =>
    groups.filter((_, i) => jobs[i]!.variant > 0 === isAltered);
  return { real: those(false), altered: those(true) };
}

if (options.help) console.log(help);
else await main();
