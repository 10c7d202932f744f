/**
 * `npm run fit`: draws pictures, collects the proposals for boards in them, fits the network that ranks those,
 * and writes vision/weights.ts. The same options give the same numbers.
 */
import { parseArgs } from 'node:util';
import { factNames } from '../../vision/locating/facts.ts';
import { calibrated } from './calibrate.ts';
import { answer, calibration, table, type Answer } from './evaluate.ts';
import { gather, gatherKept, type Job } from './gather.ts';
import { readLabels } from './pictures.ts';
import { merged } from './merge.ts';
import type { Network } from './ranking.ts';
import { measureFacts, standardise, type Scale } from './standard.ts';
import { train, type Weighted } from './train.ts';
import type { Group } from './truth.ts';
import { networkOf, sourceOf, weightsOf, writeWeights } from './weightsFile.ts';

const help = `npm run fit -- [options]
  --pictures N     drawn pictures to learn from (1200); a quarter as many again for stopping, and for the figures
  --first SEED     seed of the first picture (1000000)
  --keep FILE      keeps the proposals in FILE (and FILE.real), and takes them from there the next time
  --labelled DIR   also prints figures for the labelled pictures of DIR (labels.jsonl); more than one may be given
  --learn          learns from those as well; figures for each client come from networks that never saw it
  --variants N     ways in which each of them is altered besides, to learn from (6)
  --hidden N       hidden units of each of the networks that are merged (16)
  --epochs N       at most (25)
  --processes N    (2)
  --out FILE       where to write (vision/weights.ts); - for nowhere`;

const { values: options } = parseArgs({
  options: {
    pictures: { type: 'string', default: '1200' },
    first: { type: 'string', default: '1000000' },
    keep: { type: 'string' },
    labelled: { type: 'string', multiple: true, default: [] },
    learn: { type: 'boolean', default: false },
    variants: { type: 'string', default: '6' },
    hidden: { type: 'string', default: '16' },
    epochs: { type: 'string', default: '25' },
    processes: { type: 'string', default: '2' },
    out: { type: 'string', default: 'vision/weights.ts' },
    help: { type: 'boolean', default: false },
  },
});

/** How often a labelled picture counts against a drawn one, and one made from it. */
const worth = { labelled: 3, altered: 1 };
const folds = 4;
/** So many networks, each from another start, are merged to one. */
const seeds = [1, 2, 3];

interface Fitted {
  network: Network;
  scale: Scale;
}

async function collect(name: string, jobs: readonly Job[], file: string | undefined): Promise<Group[][]> {
  const start = Date.now();
  const report = (done: number): void => {
    if (done % 50 === 0 || done === jobs.length)
      console.error(
        `${name}: ${done} of ${jobs.length} pictures, ${Math.round((Date.now() - start) / 1000)} s`,
      );
  };
  return gatherKept(file, factNames, jobs, () => gather(jobs, Number(options.processes), report));
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

function fit(trained: readonly Weighted[], held: readonly Group[], loud: boolean): Fitted {
  const scale = measureFacts(
    trained.map(({ group }) => group),
    factNames.length,
  );
  const ready = trained.map(({ group, weight }) => ({ group: standardise(group, scale), weight }));
  const kept = held.map((group) => standardise(group, scale));
  const report = (epoch: number, loss: number, other: number): void => {
    if (loud && epoch % 5 === 0)
      console.error(`epoch ${epoch}: loss ${loss.toFixed(4)}, held back ${other.toFixed(4)}`);
  };
  const shape = { facts: factNames.length, hidden: Number(options.hidden) };
  const training = { epochs: Number(options.epochs), patience: 12, rate: 0.004, decay: 0.02, report };
  const network = merged(seeds.map((seed) => train(shape, ready, kept, { ...training, seed })));
  return { network: calibrated(network, kept), scale };
}

const answersOf = ({ network, scale }: Fitted, groups: readonly Group[]): Answer[] =>
  groups.map((group) => answer(network, standardise(group, scale)));

function show(title: string, answers: readonly Answer[]): void {
  console.log([title, ...table(answers), ' by confidence:', ...calibration(answers)].join('\n'));
}

/** Groups of labelled pictures, and of altered ones made from them. */
interface Labelled {
  real: Group[];
  altered: Group[];
}

const weighted = ({ real, altered }: Labelled): Weighted[] => [
  ...real.map((group) => ({ group, weight: worth.labelled })),
  ...altered.map((group) => ({ group, weight: worth.altered })),
];

/** Every client is judged by a network that learnt from the others only. */
function leaveOut(drawn: readonly Weighted[], held: readonly Group[], labelled: Labelled): Answer[] {
  const clients = [...new Set(labelled.real.map(({ source }) => source))].sort();
  return Array.from({ length: folds }, (_, fold) => {
    const isOut = ({ source }: Group): boolean => clients.indexOf(source) % folds === fold;
    const others = weighted(labelled).filter(({ group }) => !isOut(group));
    console.error(`without clients ${fold + 1} of ${folds}`);
    return answersOf(fit([...drawn, ...others], held, false), labelled.real.filter(isOut));
  }).flat();
}

async function main(): Promise<void> {
  const { trained, held, tested } = drawnJobs();
  const all = await collect('drawn', [...trained, ...held, ...tested], options.keep);
  const part = (from: number, count: number): Group[] => all.slice(from, from + count).flat();
  const drawn = part(0, trained.length).map((group) => ({ group, weight: 1 }));
  const kept = part(trained.length, held.length);
  const unseen = part(trained.length + held.length, tested.length);
  const known = await labelled();
  const learnt = options.learn ? weighted(known) : [];
  const fitted = fit([...drawn, ...learnt], kept, true);
  const weights = weightsOf(fitted.network, fitted.scale);
  const rounded = { network: networkOf(weights), scale: fitted.scale };
  if (options.out !== '-') {
    const made = `Fitted to ${trained.length} drawn pictures from seed ${options.first}${learnt.length ? ' and labelled ones' : ''}.`;
    await writeWeights(options.out, sourceOf(weights, factNames, made));
  }
  show('drawn pictures, none of them learnt from', answersOf(rounded, unseen));
  if (options.learn) show('labelled pictures, each client left out in turn', leaveOut(drawn, kept, known));
  else if (known.real.length > 0)
    show('labelled pictures, none of them learnt from', answersOf(rounded, known.real));
}

async function labelled(): Promise<Labelled> {
  const variants = options.learn ? Number(options.variants) : 0;
  const jobs = options.labelled.flatMap((folder) =>
    readLabels(folder).flatMap((_, index) =>
      Array.from({ length: variants + 1 }, (_, variant) => ({ folder, index, variant })),
    ),
  );
  const groups = await collect('labelled', jobs, options.keep && `${options.keep}.real`);
  const those = (isAltered: boolean): Group[] =>
    groups.filter((_, i) => jobs[i]!.variant > 0 === isAltered).flat();
  return { real: those(false), altered: those(true) };
}

if (options.help) console.log(help);
else await main();
