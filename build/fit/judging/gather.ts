/**
 * Collects what the judge network learns from. `node --import tsx build/fit/judging/gather.ts --out FILE` with pictures drawn
 * by seed (`--drawn N --first SEED`), pages without a game (`--pages N --first SEED`) or labelled ones (`--labelled DIR`, altered ones of each with `--variant K`); `--far` adds each picture as it looks
 * from farther away; with `--all`, every place that is weighed, with its score, for comparing judges.
 */
import { parseArgs } from 'node:util';
import { closely } from '../../../vision/locate.ts';
import { BoardJudge, type Judged } from '../../../vision/locating/BoardJudge.ts';
import { altered, chanceOfVariant } from '../pictures/altered.ts';
import type { Job } from '../pictures/gather.ts';
import { drawPage } from '../pictures/pages/drawPage.ts';
import { drawVariedPicture, loadLabelled, readLabels, type Known } from '../pictures/pictures.ts';
import { factRow } from '../../../vision/locating/facts/facts.ts';
import { keepExamples, short, write, type Example, type Viewed } from './examples.ts';
import { workFactor } from '../../../vision/locating/scale.ts';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string' },
    drawn: { type: 'string', default: '0' },
    first: { type: 'string', default: '2000000' },
    labelled: { type: 'string' },
    variant: { type: 'string', default: '0' },
    pages: { type: 'string', default: '0' },
    all: { type: 'boolean', default: false },
    far: { type: 'boolean', default: false },
  },
});

const nothing = { boards: [], others: [], ignored: [] };

async function* pictures(): AsyncGenerator<[Job, Known]> {
  for (let i = 0; i < Number(options.drawn); i += 1) {
    const index = Number(options.first) + i;
    yield [{ folder: null, index, variant: 0 }, drawVariedPicture(index)];
  }
  for (let i = 0; i < Number(options.pages); i += 1) {
    const index = Number(options.first) + i;
    const { image, kind } = await drawPage(index);
    yield [
      { folder: 'pages', index, variant: 0 },
      { image, ...nothing, source: `page of ${kind}` },
    ];
  }
  const { labelled: folder } = options;
  if (!folder) return;
  const variant = Number(options.variant);
  for (const [index, label] of readLabels(folder).entries()) {
    const known = await loadLabelled(label);
    const job = { folder, index, variant };
    yield [job, variant ? altered(known, chanceOfVariant(index, variant)) : known];
  }
}

/** Every place that is weighed, with what the facts alone say of it. */
function keepAll(file: string, job: Viewed, known: Known, judging: BoardJudge): void {
  const places = judging.looked();
  const close = places.slice(0, closely.most).map((place) => judging.closer(place));
  write(file, job, known, judging, [...close.map(withFacts), ...places.map(withFacts)]);
}

const withFacts = ({ grid, byFacts, facts }: Judged): Example => ({
  grid,
  score: byFacts,
  facts: factRow(grid.game, facts).map(short),
});

const keep = options.all ? keepAll : keepExamples;
if (!options.out) throw new Error('gather: --out FILE is missing');
for await (const [job, known] of pictures()) {
  const near = workFactor(known.image);
  for (const factor of options.far ? [near, near + 1] : [near])
    keep(options.out, { ...job, isFar: factor > near }, known, new BoardJudge(known.image, { factor }));
}
