/** What the detector sees in parts of a large picture: from afar a small board covers too few points of its input. */
import { lookCloser } from '../../detect/closer.ts';
import { boardsIn } from '../../detect/detect.ts';
import type { DetectedBoard } from '../../detect/types.ts';
import type { Image } from '../../types.ts';
import { workFactor } from '../scale.ts';

/** The corners of the four quarters of a picture and of a fifth one in its middle, in its widths and heights. */
const corners = [
  [0, 0],
  [0.5, 0],
  [0, 0.5],
  [0.5, 0.5],
  [0.25, 0.25],
] as const;
/** The least chance of a board in a quarter that is worth a closer look. */
const leastChance = 0.15;

/** In pixels of the picture, the likeliest first; none in a picture that is not reduced for the search. */
export function seenInQuarters(image: Image): readonly DetectedBoard[] {
  if (workFactor(image) === 1) return [];
  const [width, height] = [image.width / 2, image.height / 2];
  const boards = corners
    .flatMap(([across, down]) =>
      boardsIn(image, { x: across * image.width, y: down * image.height, width, height }),
    )
    .filter(({ chance }) => chance >= leastChance)
    .sort((a, b) => b.chance - a.chance);
  return lookCloser(image, { boards, parts: [] }).boards;
}
