import { footprints } from '../../tetris/moves/footprint.ts';
import { storedRows } from '../../tetris/rules/board.ts';
import { distinctTurns } from '../../tetris/rules/pieces.ts';
import type { Goal } from '../types.ts';

const cellsOfPiece = 4;

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

/** The rows that the shape at hand would lie in, and which of them need not get full. */
const chosen = new Uint8Array(4);
const isOpen = new Uint8Array(4);

/** Sees the places, by the first column of the box, of a shape in the chosen rows; ends the walk by answering true. */
type OnPlaces = (shape: readonly ShapeRow[], places: number) => boolean;

/**
 * Chooses rows of the board from `y` on for the shape's rows from `index` on: at each of `places` they are empty, and
 * at most `budget` cells beside them are left to fill; `open` of them need not get full. What lies between two of them
 * is filled and cleared first.
 */
function eachFit(
  shape: readonly ShapeRow[],
  index: number,
  y: number,
  places: number,
  budget: number,
  open: number,
  onPlaces: OnPlaces,
): boolean {
  if (index === shape.length) return onPlaces(shape, places);
  const { mask, cells } = shape[index]!;
  for (let row = y, left = budget; row < end && left >= 0; left -= missing[row]!, row++) {
    const still = places & placesIn(empty[row]!, mask);
    if (still !== 0) {
      chosen[index] = row;
      isOpen[index] = 0;
      const rest = left - (missing[row]! - cells);
      if (rest >= 0 && eachFit(shape, index + 1, row + 1, still, rest, open, onPlaces)) return true;
      chosen[index] = row;
      isOpen[index] = 1;
      if (open > 0 && eachFit(shape, index + 1, row + 1, still, left, open - 1, onPlaces)) return true;
    }
    if (index === 0) left += missing[row]!;
  }
  return false;
}

function eachFitOf(goal: Goal, pieces: number, onPlaces: OnPlaces): boolean {
  const budget = cellsOfPiece * pieces;
  return shapesFor(goal).some((shape) =>
    eachFit(shape, 0, 0, -1, budget, shape.length - goal.rows, onPlaces),
  );
}

const isEnough: OnPlaces = () => true;

/**
 * false where so many pieces can't make the goal ready: wherever its piece would go, more cells beside it are empty in
 * its rows than they have. Never wrongly false, for empty cells are only ever filled or cleared away with their row.
 */
export function canBeFilled(masks: Uint16Array, columns: number, goal: Goal, pieces: number): boolean {
  read(masks, columns);
  return eachFitOf(goal, pieces, isEnough);
}

/** Cells that have to be filled: `cells[i]` in row `rows[i]`, bit x for column x. */
export interface Need {
  rows: number[];
  cells: number[];
}

/** What lacks beside the shape in its chosen rows, and in those between them. */
function needAt(shape: readonly ShapeRow[], place: number): Need {
  const need: Need = { rows: [], cells: [] };
  for (let row = chosen[0]!, index = 0; row <= chosen[shape.length - 1]!; row++) {
    const isChosen = chosen[index] === row;
    const own = isChosen ? (isOpen[index] ? -1 : shape[index]!.mask << place) : 0;
    if (isChosen) index++;
    const cells = empty[row]! & ~own;
    if (cells === 0) continue;
    need.rows.push(row);
    need.cells.push(cells);
  }
  return need;
}

/** Boxes of pieces are one by four, two by three or two by two. */
const mostHalfRound = 5;

/** false where the cells lie too far apart for one piece. */
function isNear({ rows, cells }: Need): boolean {
  const columns = cells.reduce((all, mask) => all | mask, 0);
  const width = Math.clz32(columns & -columns) - Math.clz32(columns) + 1;
  return width + rows.at(-1)! - rows[0]! + 1 <= mostHalfRound;
}

/**
 * What one last piece may fill to make the goal ready: all cells of one of these, and it may fill others too. null
 * where nothing lacks, so that it may go anywhere.
 */
export function lastNeeds(masks: Uint16Array, columns: number, goal: Goal): Need[] | null {
  read(masks, columns);
  const needs: Need[] = [];
  const nothingLacks = eachFitOf(goal, 1, (shape, places) => {
    for (let place = 0; places >> place !== 0; place++) {
      if (((places >> place) & 1) === 0) continue;
      const need = needAt(shape, place);
      if (need.rows.length === 0) return true;
      if (isNear(need)) needs.push(need);
    }
    return false;
  });
  return nothingLacks ? null : needs;
}

/** Whether a shape whose box begins in this column and row fills all that is needed. */
export function meets(need: Need, shape: readonly number[], column: number, bottom: number): boolean {
  for (let index = 0; index < need.rows.length; index++) {
    const cells = need.cells[index]!;
    const own = shape[need.rows[index]! - bottom];
    if (own === undefined || (cells & ~(own << column)) !== 0) return false;
  }
  return true;
}
