import { distance, pixelAt } from '../../pixels/colours.ts';
import type { Image, Rect } from '../../types.ts';

/** Samples up the height of a cell. */
const perCell = 4;
/** Lit samples differ from the background by more than this, summed over the channels. */
const lit = 60;
/** A bar is lit all the way up, except for the lines between its rows. */
const leastLit = 0.8;
/** The weight of a look at the background against looks at something else; of the first look; and the limit. */
const votes = { ground: 3, first: 60, most: 400 };

interface Ground {
  colour: readonly number[];
  votes: number;
}

/** A vertical line beside a board. Its usual picture is learned as the background. */
export class BarStrip {
  private ground: Ground[] | null = null;

  /**
   * The height up to which it is lit from the bottom, in cells; null: not like a bar, or out of sight. `x` and
   * `board` in the image's own pixels.
   */
  heightIn(image: Image, x: number, { y, height }: Rect, rows: number): number | null {
    if (x < 0 || x >= image.width || y < 0 || y + height > image.height) return null;
    const count = rows * perCell;
    const colours = Array.from({ length: count }, (_, at) =>
      pixelAt(image, x, y + height - ((at + 0.5) * height) / count),
    );
    this.ground ??= colours.map((colour) => ({ colour, votes: votes.first }));
    return litHeight(this.ground.map((ground, at) => isLit(ground, colours[at]!)));
  }
}

/** Whether this colour differs from the background's. A permanent one becomes the background. */
function isLit(ground: Ground, colour: readonly number[]): boolean {
  const differs = distance(ground.colour, colour) > lit;
  ground.votes = Math.min(votes.most, ground.votes + (differs ? -1 : votes.ground));
  if (ground.votes < 0) Object.assign(ground, { colour, votes: votes.ground });
  return differs;
}

function litHeight(areLit: readonly boolean[]): number | null {
  const reached = areLit.lastIndexOf(true) + 1;
  const count = areLit.filter(Boolean).length;
  return reached < areLit.length && count >= leastLit * reached ? reached / perCell : null;
}
