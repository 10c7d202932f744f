/** What the detector sees around a point at which a board is said to be. */
import { boardsIn } from '../../detect/detect.ts';
import type { DetectedBoard } from '../../detect/types.ts';
import { contains } from '../../pixels/rects.ts';
import type { Image, Point } from '../../types.ts';

/** The heights of the parts that are looked at, by the picture's, and their width by their height. */
const heights = [1.5, 1, 0.6, 0.35];
const shape = 12 / 7;

/** Every board that contains the point, however unlikely, the likeliest first. */
export const seenAround = (image: Image, point: Point): DetectedBoard[] =>
  heights
    .flatMap((height) => seenIn(image, point, height * image.height))
    .filter(({ board }) => contains(board, point))
    .sort((a, b) => b.chance - a.chance);

function seenIn(image: Image, { x, y }: Point, height: number): DetectedBoard[] {
  const width = shape * height;
  return boardsIn(image, { x: x - width / 2, y: y - height / 2, width, height });
}
