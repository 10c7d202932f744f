/** Finds puyo in the air, which may be between rows, and the pair among them. */
import { indexAt } from '../../engine/cell.ts';
import type { Cell } from '../../engine/tetris/types.ts';
import { chanceOf, isGhost, isSurelyNone, type Field } from './cells/fieldCells.ts';
import { perCell } from './cells/lattice.ts';
import { chancesAt } from './cells/sprites.ts';
import { placeOfCell, type Place } from './cells/window.ts';

/** A puyo with nothing below it. */
export interface Airborne {
  x: number;
  /** Rows from the bottom one; may be between rows. */
  y: number;
  chance: number;
  place: Place;
}

/** Above this chance of empty a cell in the air is skipped. */
const surelyEmpty = 0.93;
/** The least chance of a puyo at its place. */
const leastChance = 0.5;
/** Two puyo in one column are at least this many samples apart. */
const apart = 5;

/**
 * All puyo in the air above `heights`, column by column, the lowest first. Known ghosts are left out, and what the
 * network for whole boards sees nothing of.
 */
export function findAirborne(field: Field, heights: readonly number[]): Airborne[] {
  return heights.flatMap((height, x) => airborneIn(field, x, height));
}

function airborneIn(field: Field, x: number, height: number): Airborne[] {
  const { columns, rows } = field;
  const free = rows - height;
  let first = free;
  let last = -1;
  for (let row = free - 1; row >= 0; row -= 1)
    if (chanceOf(field, row * columns + x, 'empty') < surelyEmpty) {
      first = row;
      last = Math.max(last, row);
    }
  if (first === free) return [];
  const from = Math.max(0, (first - 1) * perCell);
  const to = Math.min(last + 1, free - 1) * perCell;
  const chances: number[] = [];
  for (let down = from; down <= to; down += 1)
    chances.push(chancesAt(field.lattice, placeOfCell(x, 0, columns, down), field.backdrop)[1]!);
  return peaksOf(chances)
    .map(({ at, chance }) => {
      const down = from + at;
      const place = placeOfCell(x, 0, columns, Math.round(down));
      return { x, y: rows - 1 - down / perCell, chance, place };
    })
    .filter(
      ({ place, y }) =>
        !isGhost(field, place.cell) && cellsAt(x, y, field).some((cell) => !isSurelyNone(field, cell)),
    );
}

/** The cells that a puyo covers at a height. */
const cellsAt = (x: number, y: number, field: Field): number[] =>
  [Math.floor(y), Math.ceil(y)]
    .filter((row) => row >= 0 && row < field.rows)
    .map((row) => indexAt([x, row], field));

/** Peaks of the chances, the likeliest first; none close to a likelier one. `at` is refined between samples. */
function peaksOf(chances: readonly number[]): { at: number; chance: number }[] {
  const order = chances.map((_, i) => i).filter((i) => chances[i]! >= leastChance);
  order.sort((a, b) => plateau(chances, b) - plateau(chances, a));
  const kept: number[] = [];
  for (const i of order) if (kept.every((other) => Math.abs(other - i) >= apart)) kept.push(i);
  return kept.sort((a, b) => b - a).map((i) => ({ at: centre(chances, i), chance: chances[i]! }));
}

/** Prefers the middle of several places that are all likely. */
const plateau = (chances: readonly number[], i: number): number =>
  chances[i]! + 0.5 * ((chances[i - 1] ?? chances[i]!) + (chances[i + 1] ?? chances[i]!));

function centre(chances: readonly number[], i: number): number {
  let [total, sum] = [0, 0];
  for (let k = i - 2; k <= i + 2; k += 1) {
    const weight = chances[k] ?? 0;
    total += weight;
    sum += weight * k;
  }
  return sum / total;
}

/** The greatest deviation of a pair's two puyo from exactly one cell apart. */
const sway = 0.34;

/** The worth of a pair with one half resting on a column: it counts only if no two in the air are likely. */
const worthOfResting = 0.3;

/**
 * The two that form a pair: one above the other, or side by side at one height. `resting`: the tops of the columns,
 * on one of which a half of a horizontal pair may already rest. null if no two belong together.
 */
export function pairAmong(
  airborne: readonly Airborne[],
  resting: readonly Airborne[],
): [Airborne, Airborne] | null {
  let best: [Airborne, Airborne] | null = null;
  let most = 0;
  airborne.forEach((one, i) => {
    for (const other of [...airborne.slice(i + 1), ...resting]) {
      const isResting = resting.includes(other);
      if (!belong(one, other) || (isResting && one.x === other.x)) continue;
      const value = one.chance * other.chance * (isResting ? worthOfResting : 1);
      if (value > most) [best, most] = [[one, other], value];
    }
  });
  return best;
}

const belong = (a: Airborne, b: Airborne): boolean =>
  a.x === b.x
    ? Math.abs(Math.abs(a.y - b.y) - 1) < sway
    : Math.abs(a.x - b.x) === 1 && Math.abs(a.y - b.y) < sway;

/** A puyo halfway between two rows counts as being in the upper one; measures are a little inaccurate. */
const upperHalf = 0.58;

export const cellOf = ({ x, y }: Airborne): Cell => [x, Math.floor(y + upperHalf)];
