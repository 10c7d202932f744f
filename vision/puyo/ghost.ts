/** Small or pale marks where the falling pair would come to rest: they look like puyo and lie like them. */
import { tintAt, turn } from './colours.ts';
import type { Airborne } from './falling.ts';
import type { Field } from './field.ts';
import type { Lattice } from './lattice.ts';
import type { Stack } from './stack.ts';
import { bulkAt, placeOfCell, type Place } from './window.ts';

/** A mark covers at most this share of what a puyo covers. */
const smaller = 0.62;
/** A pale one is at most this colourful, as a share of the puyo. */
const paler = 0.55;
/** Below this a colour has no hue to speak of. */
const leastChroma = 14;
/** Its colour differs from the puyo's by at most so many degrees. */
const oneKind = 20;

/** The cells (row-major) of such marks: on top of the pair's columns, in the pair's colours, and small or pale. */
export function landingMarks(field: Field, { heights }: Stack, pair: readonly Airborne[]): number[] {
  const { columns, rows } = field;
  const taken = new Map<number, number>();
  const marks: number[] = [];
  for (const puyo of [...pair].sort((a, b) => b.y - a.y)) {
    const depth = taken.get(puyo.x) ?? 0;
    const row = rows - heights[puyo.x]! + depth;
    if (row >= rows || rows - 1 - row >= puyo.y) return [];
    taken.set(puyo.x, depth + 1);
    if (!isMarkOf(field, row, puyo)) return [];
    marks.push(row * columns + puyo.x);
  }
  return marks;
}

/**
 * The cells (row-major) of marks anywhere on the stack, such as our own hints where they are captured with the game:
 * tops of columns in a colour of the pair, but pale.
 */
export function paleMarks(field: Field, { heights, sorts }: Stack, pair: readonly Airborne[]): number[] {
  const { columns, rows } = field;
  return heights.flatMap((height, x) => {
    const marks: number[] = [];
    for (let row = rows - height; row < rows; row += 1) {
      const cell = row * columns + x;
      if (sorts[cell] !== 'colour' || !pair.some((puyo) => isPale(field, cell, puyo))) break;
      marks.push(cell);
    }
    return marks;
  });
}

function isMarkOf({ lattice, backdrop, columns }: Field, row: number, puyo: Airborne): boolean {
  if (!backdrop) return false;
  const place = placeOfCell(puyo.x, row, columns);
  const share = shareOfColour(lattice, place, puyo);
  const isSmall = bulkAt(lattice, place, backdrop) < smaller * bulkAt(lattice, puyo.place, backdrop);
  return share !== null && (isSmall || share < paler);
}

const isPale = ({ lattice, columns }: Field, cell: number, puyo: Airborne): boolean => {
  const share = shareOfColour(
    lattice,
    placeOfCell(cell % columns, Math.floor(cell / columns), columns),
    puyo,
  );
  return share !== null && share < paler;
};

/** How colourful a place is, as a share of a puyo of the same colour; null where it is of another one. */
function shareOfColour(lattice: Lattice, place: Place, puyo: Airborne): number | null {
  const [own, full] = [tintAt(lattice, place), tintAt(lattice, puyo.place)];
  const isOfOne = own.chroma >= leastChroma && Math.abs(turn(own.hue, full.hue)) < oneKind;
  return isOfOne ? own.chroma / full.chroma : null;
}
