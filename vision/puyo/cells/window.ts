/** The input of the network of `sprites.ts` for one place: a window a little larger than a cell. */
import { marginCells, perCell, type Lattice } from './lattice.ts';
import type { Backdrop } from './backdrop.ts';

/** Samples along a window's side: a cell and one more on each side. */
export const side = perCell + 2;
const planes = 4;
const extras = 4;
export const inputs = side * side * planes + extras;

/** A place for a puyo: the index of its cell, if it is one, and the sample at its top left corner. */
export interface Place {
  x: number;
  y: number;
  /** For the backdrop: the cell (row-major) that the place is nearest to. */
  cell: number;
}

/** The place of a cell, or of one `down` samples below it. */
export const placeOfCell = (column: number, row: number, columns: number, down = 0): Place => ({
  x: (column + marginCells) * perCell,
  y: (row + marginCells) * perCell + down,
  cell: Math.max(0, row + Math.round(down / perCell)) * columns + column,
});

/** The place of a cell by its index, row-major. */
export const placeAt = (cell: number, columns: number): Place =>
  placeOfCell(cell % columns, Math.floor(cell / columns), columns);

const scale = 1 / 64;

/**
 * Writes the inputs: for each sample its lightness, its colourfulness, its distance from the colour in the middle and
 * from the backdrop (0 if that is unknown).
 */
export function describe(
  into: Float32Array,
  lattice: Lattice,
  place: Place,
  backdrop: Backdrop | null,
): void {
  const { width, height, light, redGreen, yellowBlue } = lattice;
  const middle = coreOf(lattice, place);
  const [l0, a0, b0] = [middle[0]!, middle[1]!, middle[2]!];
  for (let v = 0, i = 0; v < side; v += 1) {
    const line = width * Math.max(0, Math.min(height - 1, place.y - 1 + v));
    for (let u = 0; u < side; u += 1, i += planes) {
      const at = line + Math.max(0, Math.min(width - 1, place.x - 1 + u));
      const l = light[at]!;
      const a = redGreen[at]!;
      const b = yellowBlue[at]!;
      into[i] = (l - 128) * scale;
      into[i + 1] = Math.sqrt(a * a + b * b) * scale;
      into[i + 2] = distance(l - l0, a - a0, b - b0) * scale;
      into[i + 3] = 0;
    }
  }
  if (backdrop) holdAgainst(into, lattice, place, backdrop);
  const last = side * side * planes;
  into[last] = backdrop ? 1 : 0;
  into[last + 1] = backdrop ? Math.min(backdrop.spread, 90) * scale : 0;
  into[last + 2] = (l0 - 128) * scale;
  into[last + 3] = Math.hypot(a0, b0) * scale;
}

/** Writes the distance of each sample from the backdrop. */
function holdAgainst(
  into: Float32Array,
  { width, height, light, redGreen, yellowBlue }: Lattice,
  { x, y, cell }: Place,
  { colours, pattern }: Backdrop,
): void {
  const c = 3 * cell;
  for (let v = -1, i = 3; v < side - 1; v += 1) {
    const line = width * Math.max(0, Math.min(height - 1, y + v));
    const row = ((y + v + perCell) % perCell) * perCell;
    for (let u = -1; u < side - 1; u += 1, i += planes) {
      const at = line + Math.max(0, Math.min(width - 1, x + u));
      const p = 3 * (row + ((u + perCell) % perCell));
      into[i] =
        distance(
          light[at]! - colours[c]! - pattern[p]!,
          redGreen[at]! - colours[c + 1]! - pattern[p + 1]!,
          yellowBlue[at]! - colours[c + 2]! - pattern[p + 2]!,
        ) * scale;
    }
  }
}

const scratch = new Float32Array(inputs);

/** 0..1: the share of the samples that look more like the middle of the place than like the backdrop. */
export function bulkAt(lattice: Lattice, place: Place, backdrop: Backdrop): number {
  describe(scratch, lattice, place, backdrop);
  let count = 0;
  for (let i = 0; i < side * side * planes; i += planes) if (scratch[i + 2]! < scratch[i + 3]!) count += 1;
  return count / (side * side);
}

/** Differences of colour count half: their planes have twice the range of lightness. */
const distance = (l: number, a: number, b: number): number => Math.sqrt(l * l + (a * a + b * b) / 4);

const core = new Float32Array(3);

/** The mean colour of the middle, with the most weight on colourful samples, because eyes and outlines are grey. */
function coreOf({ width, light, redGreen, yellowBlue }: Lattice, { x, y }: Place): Float32Array {
  let total = 0;
  core.fill(0);
  for (let v = 1; v < perCell - 1; v += 1)
    for (let u = 1; u < perCell - 1; u += 1) {
      const at = (y + v) * width + x + u;
      const weight = 8 + Math.sqrt(redGreen[at]! ** 2 + yellowBlue[at]! ** 2);
      total += weight;
      core[0]! += weight * light[at]!;
      core[1]! += weight * redGreen[at]!;
      core[2]! += weight * yellowBlue[at]!;
    }
  for (let c = 0; c < 3; c += 1) core[c]! /= total;
  return core;
}
