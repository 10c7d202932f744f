/** What the detector sees in a picture from farther away: a board that fills the picture is better seen with a margin. */
import { detect } from '../../detect/detect.ts';
import type { DetectedBoard } from '../../detect/types.ts';
import type { Image, Rect } from '../../types.ts';
import { searchedOf, workFactor } from '../scale.ts';

/** The margin on each side, as a part of the picture's. */
const margin = 0.2;
const ground = 20;

/** In pixels of the picture, the likeliest first. `searched`: see `searchedOf`. */
export function seenFarther(image: Image, searched = searchedOf(image)): DetectedBoard[] {
  const factor = workFactor(image);
  const { picture, left, top } = withMargin(searched);
  const back = ({ x, y, width, height }: Rect): Rect => ({
    x: (x - left) * factor,
    y: (y - top) * factor,
    width: width * factor,
    height: height * factor,
  });
  return detect(picture).boards.map((one) => ({ ...one, board: back(one.board) }));
}

function withMargin({ width, height, data }: Image): { picture: Image; left: number; top: number } {
  const [left, top] = [Math.round(margin * width), Math.round(margin * height)];
  const wide = width + 2 * left;
  const pixels = new Uint8Array(4 * wide * (height + 2 * top)).fill(ground);
  for (let y = 0; y < height; y += 1)
    pixels.set(data.subarray(4 * y * width, 4 * (y + 1) * width), 4 * ((top + y) * wide + left));
  return { picture: { width: wide, height: height + 2 * top, data: pixels }, left, top };
}
