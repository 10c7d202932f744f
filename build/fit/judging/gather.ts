/**
 * Collects what the judge network learns from. `node --import tsx build/fit/judging/gather.ts --out FILE` with pictures drawn
 * by seed (`--drawn N --first SEED`) or labelled ones (`--labelled DIR`, altered ones of each with `--variant K`); with
 * `--all`, every place that is weighed, with its score, for comparing judges.
 */
import { parseArgs } from 'node:util';
import { BoardJudge, type Judged } from '../../../vision/locating/BoardJudge.ts';
import { Chance } from '../../../test/vision/synthetic/drawing/random.ts';
import { altered } from '../pictures/altered.ts';
import type { Job } from '../pictures/gather.ts';
import { drawPicture, loadLabelled, readLabels, type Known } from '../pictures/pictures.ts';
import { keepExamples, write, type Example } from './examples.ts';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    drawn: { type: 'string', default: '0' },
    first: { type: 'string', default: '2000000' },
    labelled: { type: 'string' },
    variant: { type: 'string', default: '0' },
    all: { type: 'boolean', default: false },
  },
});

/** So many of the best are fitted to the picture more exactly, as when boards are found. */
const fitted = 12;
/** More than anybody asks for. */
const variants = 1000;

async function* pictures(): AsyncGenerator<[Job, Known]> {
  for (let i = 0; i < Number(options.drawn); i += 1) {
    const index = Number(options.first) + i;
    yield [{ folder: null, index, variant: 0 }, drawPicture(index)];
  }
  const { labelled: folder } = options;
  if (!folder) return;
  const variant = Number(options.variant);
  for (const [index, label] of readLabels(folder).entries()) {
    const known = await loadLabelled(label);
    const job = { folder, index, variant };
    yield [job, variant ? altered(known, new Chance(index * variants + variant)) : known];
  }
}

/** Every place that is weighed, with what the facts alone say of it. */
function keepAll(file: string, job: Job, known: Known): void {
  const judging = new BoardJudge(known.image);
  const places = judging
    .worthLooking(judging.glanced())
    .map((one) => judging.judge(one))
    .sort((a, b) => b.score - a.score);
  const close = places.slice(0, fitted).map((place) => judging.closer(place));
  write(file, job, known, judging, [...close.map(withFacts), ...places]);
}

const withFacts = ({ grid, byFacts }: Judged): Example => ({ grid, score: byFacts });

if (!options.out) throw new Error('gather: --out FILE is missing');
for await (const [job, known] of pictures())
  if (options.all) keepAll(options.out, job, known);
  else keepExamples(options.out, job, known, new BoardJudge(known.image));
