/** The mark by which our own drawing is known in a picture: two squares side by side, in colours that hardly meet. */
import type { Frame, Rect } from '../../../vision/types.ts';

/** In device-independent pixels: pictures hold colour at half resolution, so that smaller ones would be blurred. */
export const markSize = { width: 16, height: 8 } as const;

/** Left and right. */
export const markColours = ['#FF00A8', '#00E05A'] as const;

/** How far (0..255) each channel may be off: pictures are encoded, and overlays blended. */
const tolerance = 60;
/** Of each half, only the middle counts: its edges are blurred. */
const from = 0.25;
const to = 0.75;

/** Whether both halves of the mark are there; `place` in pixels of the full picture, of which `frame` holds a part. */
export function showsMark(frame: Frame, place: Rect): boolean {
  const half = { ...place, width: place.width / 2 };
  const right = { ...half, x: half.x + half.width };
  const [one, other] = markColours.map(parse);
  return isNear(meanOf(frame, half), one!) && isNear(meanOf(frame, right), other!);
}

type Rgb = readonly number[];

const parse = (hex: string): Rgb => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

const isNear = (mean: Rgb, colour: Rgb): boolean =>
  mean.every((value, channel) => Math.abs(value - colour[channel]!) <= tolerance);

/** Not a number where the frame does not hold it. */
function meanOf({ width, height, data, origin }: Frame, place: Rect): Rgb {
  const sum = [0, 0, 0];
  let count = 0;
  const edge = (start: number, length: number, part: number) => Math.round(start + length * part);
  for (let y = edge(place.y, place.height, from); y < edge(place.y, place.height, to); y++)
    for (let x = edge(place.x, place.width, from); x < edge(place.x, place.width, to); x++) {
      const [column, row] = [x - origin.x, y - origin.y];
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      for (const channel of [0, 1, 2]) sum[channel]! += data[4 * (row * width + column) + channel]!;
      count++;
    }
  return sum.map((value) => value / count);
}
