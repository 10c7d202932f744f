import type { Contrast } from './ground/background.ts';
import { partsOf } from './cellGroups.ts';
import type { CellLooks } from './cellLooks.ts';
import { leastBlocks } from './covers.ts';

/** The cells of one piece vary alike; of four letters one varies by this much more than another. */
const unlike = 1.25;

/**
 * Whether filled cells in the air could be letters in a piece's shape: by the share of its distance from an empty
 * one, each varies more than any block on the floor, and unlike the others. False if there are too few blocks to
 * compare with.
 */
export function couldBeLetters(
  cells: readonly number[],
  filled: Uint8Array,
  { textures, columns, rows }: CellLooks,
  { distances }: Contrast,
): boolean {
  const variedBy = (cell: number): number => textures[cell]! / distances[cell]!;
  const blocks = partsOf(filled, columns, rows).flatMap((part) => (part.floor ? part.cells : []));
  if (blocks.length < leastBlocks) return false;
  const by = cells.map(variedBy);
  const least = Math.min(...by);
  return least > Math.max(...blocks.map(variedBy)) && Math.max(...by) > unlike * least;
}
