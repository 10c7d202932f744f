/** Small or pale marks at the landing place of the falling pair: they look like puyo and are placed like them. */
import { indexAt, type CellIndex } from '../../engine/cell.ts';
import { tintAt, turn } from './cells/tints.ts';
import type { Airborne } from './falling.ts';
import type { Field } from './cells/fieldCells.ts';
import type { Stack } from './stack.ts';
import { bulkAt, placeAt } from './cells/window.ts';

/** A mark covers at most this share of the area of a puyo. */
const smaller = 0.62;
/** A pale one is at most this colourful, relative to the puyo. */
const paler = 0.55;
/** Below this chroma a colour has no usable hue. */
const leastChroma = 14;
/** Its hue differs from the puyo's by at most this many degrees. */
const oneKind = 20;

/** The cells of such marks: on top of the pair's columns, in the pair's colours, and small or pale. */
export function landingMarks(field: Field, { heights }: Stack, pair: readonly Airborne[]): CellIndex[] {
  const { rows } = field;
  const taken = new Map<number, number>();
  const marks: CellIndex[] = [];
  for (const puyo of [...pair].sort((a, b) => b.y - a.y)) {
    const depth = taken.get(puyo.x) ?? 0;
    const row = rows - heights[puyo.x]! + depth;
    if (row >= rows || rows - 1 - row >= puyo.y) return [];
    taken.set(puyo.x, depth + 1);
    const cell = indexAt([puyo.x, rows - 1 - row], field);
    if (!isMarkOf(field, cell, puyo)) return [];
    marks.push(cell);
  }
  return marks;
}

/**
 * The cells of marks anywhere on the stack, such as our own hints if they are captured with the game: tops of columns
 * in a colour of the pair, but pale.
 */
export function paleMarks(field: Field, { heights, sorts }: Stack, pair: readonly Airborne[]): CellIndex[] {
  const { rows } = field;
  return heights.flatMap((height, x) => {
    const marks: CellIndex[] = [];
    for (let row = rows - height; row < rows; row += 1) {
      const cell = indexAt([x, rows - 1 - row], field);
      if (sorts[cell] !== 'colour' || !pair.some((puyo) => isPale(field, cell, puyo))) break;
      marks.push(cell);
    }
    return marks;
  });
}

function isMarkOf(field: Field, cell: number, puyo: Airborne): boolean {
  const { lattice, backdrop, columns } = field;
  const share = shareOfColour(field, cell, puyo);
  if (!backdrop || share === null) return false;
  const bulk = bulkAt(lattice, placeAt(cell, columns), backdrop);
  return share < paler || bulk < smaller * bulkAt(lattice, puyo.place, backdrop);
}

const isPale = (field: Field, cell: number, puyo: Airborne): boolean =>
  (shareOfColour(field, cell, puyo) ?? Infinity) < paler;

/** The colourfulness of a cell, relative to a puyo of the same colour; null if it has another one. */
function shareOfColour({ lattice, columns }: Field, cell: number, puyo: Airborne): number | null {
  const [own, full] = [tintAt(lattice, placeAt(cell, columns)), tintAt(lattice, puyo.place)];
  const isOfOne = own.chroma >= leastChroma && Math.abs(turn(own.hue, full.hue)) < oneKind;
  return isOfOne ? own.chroma / full.chroma : null;
}
