/** Labelled pictures as they are, and as a small window on a desktop. */
import { Chance } from '../../../test/vision/synthetic/drawing/random.ts';
import type { Grid, Image } from '../../../vision/types.ts';
import { onDesktop } from './onDesktop.ts';
import { loadLabelled, readLabels } from './pictures.ts';

/** What `seenIn` sees in all pictures of a folder, at both sizes; `seed` decides about the desktops. */
export async function atBothSizes<Seen>(
  folder: string,
  seed: number,
  seenIn: (image: Image, boards: readonly Grid[], client: string) => Seen[],
): Promise<Seen[]> {
  const seen: Seen[] = [];
  const chance = new Chance(seed);
  for (const label of readLabels(folder)) {
    const { image, boards } = await loadLabelled(label);
    const small = onDesktop(image, boards, chance);
    seen.push(...seenIn(image, boards, label.client), ...seenIn(small.image, small.boards, label.client));
  }
  return seen;
}
