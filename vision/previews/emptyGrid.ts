/** Distinguishes bars and squares of empty cells, in a box with a grid, from pieces. */
import { isPlain, type Drawn } from './drawnPieces.ts';
import { distance, pixelAt } from '../pixels/colours.ts';
import type { Palette } from './pieceWorth.ts';
import type { Image } from '../types.ts';

/** Sample points per side. */
const steps = 12;
/** Grid lines between the cells cover the rest. */
const mostlyEmpty = 0.75;
/** Colours within this difference are the same, summed over the channels. */
const sameColour = 20;

/** A bar or square filled with the colours of the board's empty cells. */
export function isEmptyGrid(image: Image, one: Drawn, empty: Palette): boolean {
  if (!isPlain(one)) return false;
  const { x, y, width, height } = one.rect;
  let count = 0;
  for (let row = 0; row < steps; row += 1)
    for (let column = 0; column < steps; column += 1) {
      const u = x + ((column + 0.5) * width) / steps;
      const colour = pixelAt(image, u, y + ((row + 0.5) * height) / steps);
      if (empty.some((known) => distance(known, colour) < sameColour)) count += 1;
    }
  return count > mostlyEmpty * steps ** 2;
}
