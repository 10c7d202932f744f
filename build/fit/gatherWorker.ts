/** One process of `gather`: draws or loads a picture, and judges its proposals. */
import { judge } from '../../vision/locate.ts';
import type { Gathered, Job } from './gather.ts';
import { drawPicture, loadLabelled, readLabels, type Known } from './pictures.ts';
import { groupsOf } from './truth.ts';

const picture = ({ folder, index }: Job): Known | Promise<Known> =>
  folder === null ? drawPicture(index) : loadLabelled(readLabels(folder)[index]!);

process.on('message', async (job: Job) => {
  const known = await picture(job);
  const groups = groupsOf(judge(known.image), known, known.source);
  process.send!({ index: job.index, groups } satisfies Gathered);
});
