/** One process of `gather`: draws or loads a picture, and judges its proposals. */
import { closely } from '../../../vision/locating/judging.ts';
import { BoardJudge, type Judged } from '../../../vision/locating/BoardJudge.ts';
import { altered, chanceOfVariant } from './altered.ts';
import type { Image } from '../../../vision/types.ts';
import type { Gathered, Job, Numbered } from './gather.ts';
import { drawPicture, loadLabelled, readLabels, type Known } from './pictures.ts';
import { groupsOf } from './truth.ts';

async function picture({ folder, index, variant }: Job): Promise<Known> {
  if (folder === null) return drawPicture(index);
  const known = await loadLabelled(readLabels(folder)[index]!);
  return variant === 0 ? known : altered(known, chanceOfVariant(index, variant));
}

function placesOf(image: Image): Judged[] {
  const judging = new BoardJudge(image, { thorough: true });
  const places = judging.looked();
  return [...places.slice(0, closely.most).map((place) => judging.closer(place)), ...places];
}

process.on('message', async ({ number, job }: Numbered) => {
  const known = await picture(job);
  const groups = groupsOf(placesOf(known.image), known, known.source);
  process.send!({ number, groups } satisfies Gathered);
});
