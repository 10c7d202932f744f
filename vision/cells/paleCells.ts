/** Counts cells without a block by their reading that have another colour than the plain ground around them. */
import { distance, pixelAt } from '../pixels/colours.ts';
import type { Grid, Image } from '../types.ts';

/** Sample points per side of a cell, and the part of its width on each side that belongs to lines. */
const points = 5;
const rim = 0.1;
/** Colours within this difference are the same, summed over the channels; those farther apart than twice that differ. */
const same = 12;
/** A cell has one colour if at least this share of its points has it, */
const mostlyOne = 0.6;
/** and a board has a plain ground if at least this share of its empty cells has one colour. */
const plain = 0.8;

type Colour = readonly number[];

/** The number of such cells; 0 if the ground is not plain. `empty`: the cells, row-major from the top. */
export function countPale(image: Image, grid: Grid, empty: readonly number[]): number {
  const looks = empty.map((cell) => mostFrequent(pointsOf(image, grid, cell)));
  const ground = mostFrequent(looks.map(({ colour }) => colour));
  if (ground.share < plain) return 0;
  return looks.filter(({ colour, share }) => share >= mostlyOne && distance(colour, ground.colour) > 2 * same)
    .length;
}

function pointsOf(image: Image, { board, columns, rows }: Grid, cell: number): Colour[] {
  const [width, height] = [board.width / columns, board.height / rows];
  const along = (i: number): number => rim + ((1 - 2 * rim) * (i + 0.5)) / points;
  return Array.from({ length: points ** 2 }, (_, i) => {
    const x = board.x + ((cell % columns) + along(i % points)) * width;
    const y = board.y + (Math.floor(cell / columns) + along(Math.floor(i / points))) * height;
    return pixelAt(image, x, y);
  });
}

/** The colour that most of these are alike to, and their share. */
function mostFrequent(colours: readonly Colour[]): { colour: Colour; share: number } {
  let [colour, most]: [Colour, number] = [[0, 0, 0], 0];
  for (const one of colours) {
    const count = colours.filter((other) => distance(one, other) < same).length;
    if (count > most) [colour, most] = [one, count];
  }
  return { colour, share: most / Math.max(1, colours.length) };
}
