/** One process of `gather`: draws or loads a picture, and judges its proposals. */
import { BoardJudge, type Judged } from '../../../vision/locating/BoardJudge.ts';
import { Chance } from '../../../test/vision/synthetic/drawing/random.ts';
import { altered } from './altered.ts';
import type { Image } from '../../../vision/types.ts';
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

/** So many of the best are fitted to the picture more exactly, as when boards are found. */
const fitted = 12;

function placesOf(image: Image): Judged[] {
  const judging = new BoardJudge(image, { thorough: true });
  const places = judging.looked();
  return [...places.slice(0, fitted).map((place) => judging.closer(place)), ...places];
}

process.on('message', async ({ number, job }: Numbered) => {
  const known = await picture(job);
  const groups = groupsOf(placesOf(known.image), known, known.source);
  process.send!({ number, groups } satisfies Gathered);
});
