import { distance, pixelAt } from '../../pixels/colours.ts';
import type { Image, Rect } from '../../types.ts';

/** Samples up the height of a cell. */
const perCell = 4;
/** What is lit differs from what is there otherwise by more than this, summed over the channels. */
const lit = 60;
/** A bar is lit all the way up, but for the lines that part its rows. */
const leastLit = 0.8;
/** What a look at the ground is worth against looks at something else; what was seen first; and the most that is kept. */
const votes = { ground: 3, first: 60, most: 400 };

interface Ground {
  colour: readonly number[];
  votes: number;
}

/** An upright line beside a board. What is there most of the time is learned as its ground. */
export class BarStrip {
  private ground: Ground[] | null = null;

  /**
   * How high it is lit from the bottom, in cells; null: not as a bar is, or out of sight. `x` and `board` in the image's
   * own pixels.
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

/** Whether this colour is another one than the ground's. One that stays becomes the ground. */
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
