/**
 * `npm run fit`: draws pictures, collects the proposals for boards in them, fits the network that ranks those,
 * and writes vision/weights.ts. The same options give the same numbers.
 */
import { parseArgs } from 'node:util';
import { factNames } from '../../vision/locating/facts.ts';
import { damped, findTemperature, lowered } from './calibrate.ts';
import { answer, calibration, table, type Answer } from './evaluate.ts';
import { gather, gatherKept, type Job } from './gather.ts';
import { readLabels } from './pictures.ts';
import type { Network } from './ranking.ts';
import { measureFacts, standardise, type Scale } from './standard.ts';
import { train, type Weighted } from './train.ts';
import type { Group } from './truth.ts';
import { networkOf, sourceOf, weightsOf, writeWeights } from './weightsFile.ts';

const help = `npm run fit -- [options]
  --pictures N     drawn pictures to learn from (1200); a quarter as many again for stopping, and for the figures
  --first SEED     seed of the first picture (1000000)
  --keep FILE      keeps the proposals in FILE (and FILE.real), and takes them from there the next time
  --labelled DIR   also prints figures for the labelled pictures of DIR (labels.jsonl)
  --learn          learns from those as well; figures for each client come from networks that never saw it
  --hidden N       hidden units (24)
  --epochs N       at most (60)
  --processes N    (2)
  --out FILE       where to write (vision/weights.ts); - for nowhere`;

const { values: options } = parseArgs({
  options: {
    pictures: { type: 'string', default: '1200' },
    first: { type: 'string', default: '1000000' },
    keep: { type: 'string' },
    labelled: { type: 'string' },
    learn: { type: 'boolean', default: false },
    hidden: { type: 'string', default: '24' },
    epochs: { type: 'string', default: '60' },
    processes: { type: 'string', default: '2' },
    out: { type: 'string', default: 'vision/weights.ts' },
    help: { type: 'boolean', default: false },
  },
});

/** How often a labelled picture counts against a drawn one. */
const labelledWeight = 3;
const folds = 5;

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
    Array.from({ length: count }, (_, i) => ({ folder: null, index: start + i }));
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
  const training = {
    epochs: Number(options.epochs),
    patience: 12,
    rate: 0.004,
    decay: 0.02,
    seed: 1,
    report,
  };
  const network = train(shape, ready, kept, training);
  const temperature = findTemperature(network, kept);
  if (loud) console.error(`temperature ${temperature.toFixed(2)}`);
  return { network: lowered(damped(network, temperature), kept), scale };
}

const answersOf = ({ network, scale }: Fitted, groups: readonly Group[]): Answer[] =>
  groups.map((group) => answer(network, standardise(group, scale)));

function show(title: string, answers: readonly Answer[]): void {
  console.log([title, ...table(answers), ' by confidence:', ...calibration(answers)].join('\n'));
}

/** Every client is judged by a network that learnt from the others only. */
function leaveOut(drawn: readonly Weighted[], held: readonly Group[], real: readonly Group[]): Answer[] {
  const clients = [...new Set(real.map(({ source }) => source))].sort();
  return Array.from({ length: folds }, (_, fold) => {
    const isOut = ({ source }: Group): boolean => clients.indexOf(source) % folds === fold;
    const others = real.filter((group) => !isOut(group)).map((group) => ({ group, weight: labelledWeight }));
    console.error(`without clients ${fold + 1} of ${folds}`);
    return answersOf(fit([...drawn, ...others], held, false), real.filter(isOut));
  }).flat();
}

async function main(): Promise<void> {
  const { trained, held, tested } = drawnJobs();
  const all = await collect('drawn', [...trained, ...held, ...tested], options.keep);
  const part = (from: number, count: number): Group[] => all.slice(from, from + count).flat();
  const drawn = part(0, trained.length).map((group) => ({ group, weight: 1 }));
  const kept = part(trained.length, held.length);
  const unseen = part(trained.length + held.length, tested.length);
  const real = await labelled();
  const learnt = options.learn ? real.map((group) => ({ group, weight: labelledWeight })) : [];
  const fitted = fit([...drawn, ...learnt], kept, true);
  const weights = weightsOf(fitted.network, fitted.scale);
  const rounded = { network: networkOf(weights), scale: fitted.scale };
  show('drawn pictures, none of them learnt from', answersOf(rounded, unseen));
  if (options.learn) show('labelled pictures, each client left out in turn', leaveOut(drawn, kept, real));
  else if (real.length > 0) show('labelled pictures, none of them learnt from', answersOf(rounded, real));
  if (options.out === '-') return;
  const made = `Fitted to ${trained.length} drawn pictures from seed ${options.first}${learnt.length ? ' and labelled ones' : ''}.`;
  await writeWeights(options.out, sourceOf(weights, factNames, made));
}

async function labelled(): Promise<Group[]> {
  const folder = options.labelled;
  if (folder === undefined) return [];
  const jobs = readLabels(folder).map((_, index) => ({ folder, index }));
  return (await collect('labelled', jobs, options.keep && `${options.keep}.real`)).flat();
}

if (options.help) console.log(help);
else await main();
