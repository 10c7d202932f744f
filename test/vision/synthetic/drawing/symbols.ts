/** Characters as strokes, for games that are drawn with text. */
import type { Image, Rect } from '../../../../vision/types.ts';
import { dot, type Colour } from './paint.ts';

/** Polylines in a box of 4 wide (x 0..4) and 8 high (y 0..8), base line at 7. Points are two digits, x and y. */
const strokes: Record<string, string> = {
  '#': '1116 3136 0343 0545',
  '[': '31111737',
  ']': '11313717',
  '{': '3121230414252737',
  '}': '1121234434252717',
  '<': '410447',
  '>': '014407',
  '(': '31121636',
  ')': '11323616',
  '|': '2028',
  '!': '2125 2727',
  '.': '2727',
  ':': '2323 2626',
  '*': '2226 0444 0246 0642',
  '+': '2226 0444',
  '-': '0444',
  '=': '0343 0545',
  '%': '0741 0101 4747',
  '@': '4131121517374727233545',
  o: '0343470703',
  x: '0347 0743',
  '/': '0741',
  '\\': '0147',
  '~': '0514253441',
  '^': '042244',
};

/** Draws one character into its box, `pen` pixels thick. A space and unknown characters draw nothing. */
export function symbol(image: Image, box: Rect, character: string, colour: Colour, pen: number): void {
  for (const stroke of (strokes[character] ?? '').split(' ')) {
    const points = [...stroke].map(Number);
    const at = (i: number): [number, number] => [
      box.x + (0.1 + points[i]! * 0.2) * box.width,
      box.y + ((points[i + 1]! + 0.2) / 8.6) * box.height,
    ];
    for (let i = 0; i + 3 < points.length; i += 2) line(image, at(i), at(i + 2), pen, colour);
  }
}

/** A straight stroke with a square pen. */
function line(
  image: Image,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  pen: number,
  colour: Colour,
): void {
  const steps = Math.max(1, Math.ceil(Math.hypot(x2 - x1, y2 - y1)));
  for (let step = 0; step <= steps; step += 1) {
    const x = Math.round(x1 + ((x2 - x1) * step) / steps - pen / 2);
    const y = Math.round(y1 + ((y2 - y1) * step) / steps - pen / 2);
    for (let v = 0; v < pen; v += 1) for (let u = 0; u < pen; u += 1) dot(image, x + u, y + v, colour);
  }
}
