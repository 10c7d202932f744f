import { footprints } from '../../tetris/moves/footprint.ts';
import { storedRows } from '../../tetris/rules/board.ts';
import { distinctTurns } from '../../tetris/rules/pieces.ts';
import type { Goal } from '../types.ts';

/** A row of the goal's piece: its cells, and how many they are. */
interface ShapeRow {
  mask: number;
  cells: number;
}

const bitCounts = Uint8Array.from({ length: 1 << 16 }, (_, bits) => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
});

const shapesOf = new Map<Goal, readonly (readonly ShapeRow[])[]>();

/** The goal's piece in every orientation that is high enough, rows from the bottom up. */
function shapesFor(goal: Goal): readonly (readonly ShapeRow[])[] {
  let shapes = shapesOf.get(goal);
  if (!shapes) {
    shapes = distinctTurns[goal.piece]
      .map((turns) => footprints[goal.piece][turns]!.masks)
      .filter((masks) => masks.length >= goal.rows)
      .map((masks) => masks.map((mask) => ({ mask, cells: bitCounts[mask]! })));
    shapesOf.set(goal, shapes);
  }
  return shapes;
}

/** Empty cells of the board at hand by row, how many they are, and where the rows that count end. */
const empty = new Uint16Array(storedRows);
const missing = new Uint8Array(storedRows);
let end = 0;

function read(masks: Uint16Array, columns: number): void {
  const full = (1 << columns) - 1;
  let height = storedRows;
  while (height > 0 && masks[height - 1] === 0) height--;
  // Rows above the stack are alike, and no shape has more than three of them to fill.
  end = Math.min(height + 3, storedRows);
  for (let y = 0; y < end; y++) {
    empty[y] = full & ~masks[y]!;
    missing[y] = bitCounts[empty[y]!]!;
  }
}

/** The places, by the first column of the shape's box, where these cells of a row are empty. */
function placesIn(row: number, shape: number): number {
  let places = -1;
  for (let bits = row, rest = shape; rest !== 0; rest >>= 1, bits >>= 1) if (rest & 1) places &= bits;
  return places;
}

/**
 * Whether the shape's rows from `index` on find rows of the board from `y` on: at each of `places` they are empty, and
 * at most `budget` cells beside them are left to fill; `open` of them need not get full. What lies between two of them
 * is filled and cleared first.
 */
function canFit(
  shape: readonly ShapeRow[],
  index: number,
  y: number,
  places: number,
  budget: number,
  open: number,
): boolean {
  if (index === shape.length) return true;
  const { mask, cells } = shape[index]!;
  for (let row = y, left = budget; row < end && left >= 0; left -= missing[row]!, row++) {
    const still = places & placesIn(empty[row]!, mask);
    if (still !== 0) {
      const rest = left - (missing[row]! - cells);
      if (rest >= 0 && canFit(shape, index + 1, row + 1, still, rest, open)) return true;
      if (open > 0 && canFit(shape, index + 1, row + 1, still, left, open - 1)) return true;
    }
    if (index === 0) left += missing[row]!;
  }
  return false;
}

/**
 * false where so many pieces can't make the goal ready: wherever its piece would go, more cells beside it are empty in
 * its rows than they have. Never wrongly false, for empty cells are only ever filled or cleared away with their row.
 */
export function canBeFilled(masks: Uint16Array, columns: number, goal: Goal, pieces: number): boolean {
  read(masks, columns);
  return shapesFor(goal).some((shape) => canFit(shape, 0, 0, -1, 4 * pieces, shape.length - goal.rows));
}
