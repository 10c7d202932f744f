import { countBits } from './mismatch.ts';
import type { Masks } from './masks.ts';

/** The most rows of garbage that rise at once; the most gaps in each. */
export const mostGarbage = 8;
const mostGaps = 2;
/** Rows above the stack that may have been filled and cleared meanwhile. */
const mostNewRows = 4;

/**
 * Whether `after` can follow `before` while up to `pieces` pieces locked: every row is still there, in order and with
 * no cell missing, or has been filled and cleared, and the added cells form whole pieces.
 */
export function canFollow(before: Masks, after: Masks, columns: number, pieces: number): boolean {
  const height = before.findLastIndex((mask) => mask !== 0) + 1;
  const top = Math.min(before.length, height + mostNewRows);
  const cells = total(after) - total(before);
  let cleared = new Set([0]);
  for (let y = 0; y < top; y++) {
    const next = new Set<number>();
    for (const count of cleared) {
      if ((before[y]! & ~after[y - count]!) === 0) next.add(count);
      if (columns - countBits(before[y]!) <= 4 * pieces) next.add(count + 1);
    }
    cleared = next;
  }
  return [...cleared].some((count) => isWholePieces(cells + columns * count, pieces));
}

/**
 * The board before garbage rose: the lowest `rows` rows removed, all others moved down. null if one of those does not
 * look like garbage, with a gap and little else.
 */
function withoutGarbage(board: Masks, columns: number, rows: number): Masks | null {
  if (!board.subarray(0, rows).every((mask) => isGarbageRow(mask, columns))) return null;
  const lowered = new Uint16Array(board.length);
  lowered.set(board.subarray(rows));
  return lowered;
}

/** Full except for one or two gaps. */
export function isGarbageRow(mask: number, columns: number): boolean {
  const gaps = columns - countBits(mask);
  return gaps >= 1 && gaps <= mostGaps;
}

/** As `canFollow`, or rows of garbage rose in addition to locked pieces. */
export function canFollowWithGarbage(before: Masks, after: Masks, columns: number, pieces: number): boolean {
  for (let rows = 0; rows <= mostGarbage; rows++) {
    const lowered = withoutGarbage(after, columns, rows);
    if (!lowered) return false;
    if (canFollow(before, lowered, columns, pieces)) return true;
  }
  return false;
}

const isWholePieces = (cells: number, most: number): boolean =>
  cells >= 0 && cells % 4 === 0 && cells <= 4 * most;

function total(masks: Masks): number {
  return masks.reduce((sum, mask) => sum + countBits(mask), 0);
}
