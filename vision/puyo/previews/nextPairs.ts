/** Reads the next pairs from their boxes. */
import type { Image, Layout, Rect } from '../../types.ts';
import { tintAt, type Tint } from '../cells/tints.ts';
import { perCell, sample } from '../cells/lattice.ts';
import { findPuyoPreviews } from './puyoPreviews.ts';
import { chancesAt } from '../cells/sprites.ts';

interface SeenPair {
  axis: Tint;
  child: Tint;
  /** The less likely of the two. */
  chance: number;
}

export interface SeenPairs {
  /** Those that can be read without a gap. */
  pairs: SeenPair[];
  boxes: Rect[];
}

/** A pair less likely than this is moving, or covered. */
const leastChance = 0.5;
/** The width of half a box by its height, in the board's cells: other boxes contain something else. */
const cellShape = { least: 0.8, most: 1.25 };

/** The boxes are searched for if the layout has none, unless that is done elsewhere. */
export function readPairs(image: Image, layout: Layout, searches = true): SeenPairs {
  const known = layout.next.filter((box) => isPairBox(box, layout));
  const boxes = known.length > 0 || !searches ? known : findPuyoPreviews(image, layout);
  const pairs: SeenPair[] = [];
  for (const box of boxes) {
    const pair = pairIn(image, box);
    if (pair.chance < leastChance) break;
    pairs.push(pair);
  }
  return { pairs, boxes };
}

/** Two puyo high and one wide, in the shape of the board's cells. */
function isPairBox({ width, height }: Rect, { board, columns, rows }: Layout): boolean {
  const shape = (height / 2 / width) * (board.width / columns / (board.height / rows));
  return shape > cellShape.least && shape < cellShape.most;
}

function pairIn(image: Image, box: Rect): SeenPair {
  const [x, y] = [box.width / perCell, box.height / (2 * perCell)];
  const around = { x: box.x - x, y: box.y - y, width: box.width + 2 * x, height: box.height + 2 * y };
  const lattice = sample(image, around, perCell + 2, 2 * perCell + 2);
  const upper = { x: 1, y: 1, cell: 0 };
  const lower = { x: 1, y: 1 + perCell, cell: 0 };
  const chance = Math.min(...[upper, lower].map((place) => chancesAt(lattice, place, null)[1]!));
  return { axis: tintAt(lattice, lower), child: tintAt(lattice, upper), chance };
}
