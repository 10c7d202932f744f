/** Looks for text beside a drawn piece: a list with numbers beside its pieces counts them. */
import type { Drawn } from './drawnPieces.ts';
import { distance, pixelAt } from '../pixels/colours.ts';
import type { Image, Rect } from '../types.ts';

/** Samples per square's width. */
const steps = 8;
/** From a piece's middle to the end of the text, in squares. */
const reach = 5.5;
/** Sample heights outside and inside the line of the text, in squares from the piece's middle, and their distance. */
const between = 0.25;
const heights = Array.from({ length: 15 }, (_, i) => (i - 7) * between);
const lineHeight = 0.6;
/** Colours within this difference are the same, summed over the channels. */
const sameGround = 72;
/** The distance from the piece's side at which the background is sampled, in squares. */
const clearOf = 0.3;
/** If more than this share of the heights is ink the text ends at a box or a wall. */
const mostInk = 0.75;

/** Text in a line beside the piece, on the same background. */
export function hasTextBeside(image: Image, drawn: Drawn, board: Rect): boolean {
  return [-1, 1].some((side) => countSigns(image, drawn, board, side) >= leastSigns);
}

const leastSigns = 2;

function countSigns(image: Image, { rect, unit, tall = unit }: Drawn, board: Rect, side: number): number {
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  const from = x + side * (rect.width / 2 + clearOf * unit);
  const ground = pixelAt(image, from, y);
  const isInk = (u: number, height: number): boolean =>
    distance(ground, pixelAt(image, u, y + height * tall)) > sameGround;
  let signs = 0;
  let wasInk = false;
  for (let u = from; Math.abs(u - x) < reach * unit; u += (side * unit) / steps) {
    if (u < 0 || u >= image.width || (u >= board.x - unit / 2 && u < board.x + board.width + unit / 2)) break;
    const ink = heights.filter((height) => isInk(u, height));
    if (ink.length > mostInk * heights.length) break;
    const hasInk = ink.some((height) => Math.abs(height) < lineHeight);
    if (wasInk && !hasInk) signs += 1;
    wasInk = hasInk;
  }
  return signs;
}
