/** One process of `gather`: draws or loads a picture, and judges its proposals. */
import { judge } from '../../../vision/locate.ts';
import { Chance } from '../../../test/vision/synthetic/drawing/random.ts';
import { altered } from './altered.ts';
import type { Gathered, Job, Numbered } from './gather.ts';
import { drawPicture, loadLabelled, readLabels, type Known } from './pictures.ts';
import { groupsOf } from './truth.ts';

/** More than anybody asks for. */
const variants = 1000;

async function picture({ folder, index, variant }: Job): Promise<Known> {
  if (folder === null) return drawPicture(index);
  const known = await loadLabelled(readLabels(folder)[index]!);
  return variant === 0 ? known : altered(known, new Chance(index * variants + variant));
}

process.on('message', async ({ number, job }: Numbered) => {
  const known = await picture(job);
  const groups = groupsOf(judge(known.image, { thorough: true }), known, known.source);
  process.send!({ number, groups } satisfies Gathered);
});
