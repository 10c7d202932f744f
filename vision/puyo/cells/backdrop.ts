/** The look of a board without puyo, learned from the cells that are reliably empty. */
import { marginCells, perCell, type Lattice } from './lattice.ts';

export interface Backdrop {
  /** For each cell the colour around it: lightness, red - green, yellow - blue. */
  colours: Float32Array;
  /** The deviation of each sample of a cell from that: a pattern in step with the cells. */
  pattern: Float32Array;
  /** Mean distance of empty samples from the expected ones. */
  spread: number;
}

/** The fewest empty cells that make a backdrop. */
const enough = 3;
/** Cells this far away have little weight. */
const reach = 1.6;
const inside = perCell * perCell;

/** `empty`: the cells (row-major) without a puyo; returns null if they are too few. */
export function learnBackdrop(
  lattice: Lattice,
  columns: number,
  rows: number,
  empty: readonly number[],
): Backdrop | null {
  if (empty.length < enough) return null;
  const means = empty.map((cell) => meanOf(lattice, cell, columns));
  const pattern = patternOf(lattice, columns, empty, means);
  const colours = new Float32Array(columns * rows * 3);
  for (let cell = 0; cell < columns * rows; cell += 1) surround(colours, cell, columns, empty, means);
  const backdrop = { colours, pattern, spread: 0 };
  return { ...backdrop, spread: spreadOf(lattice, columns, empty, backdrop) };
}

/** The index of the first sample of a cell. */
const cornerOf = (lattice: Lattice, cell: number, columns: number): number =>
  (Math.floor(cell / columns) + marginCells) * perCell * lattice.width +
  ((cell % columns) + marginCells) * perCell;

function meanOf(lattice: Lattice, cell: number, columns: number): Float32Array {
  const mean = new Float32Array(3);
  const corner = cornerOf(lattice, cell, columns);
  for (let y = 0; y < perCell; y += 1)
    for (let x = 0; x < perCell; x += 1) {
      const at = corner + y * lattice.width + x;
      mean[0]! += lattice.light[at]! / inside;
      mean[1]! += lattice.redGreen[at]! / inside;
      mean[2]! += lattice.yellowBlue[at]! / inside;
    }
  return mean;
}

function patternOf(
  lattice: Lattice,
  columns: number,
  empty: readonly number[],
  means: readonly Float32Array[],
): Float32Array {
  const pattern = new Float32Array(inside * 3);
  empty.forEach((cell, k) => {
    const corner = cornerOf(lattice, cell, columns);
    for (let i = 0; i < inside; i += 1) {
      const at = corner + Math.floor(i / perCell) * lattice.width + (i % perCell);
      pattern[i * 3]! += (lattice.light[at]! - means[k]![0]!) / empty.length;
      pattern[i * 3 + 1]! += (lattice.redGreen[at]! - means[k]![1]!) / empty.length;
      pattern[i * 3 + 2]! += (lattice.yellowBlue[at]! - means[k]![2]!) / empty.length;
    }
  });
  return pattern;
}

/** Added to the fourth power of distances, in units of `reach`, so that no single close neighbour dominates. */
const closest = 0.02;

/** The colour of the empty cells around one, without itself, weighted by closeness. */
function surround(
  colours: Float32Array,
  cell: number,
  columns: number,
  empty: readonly number[],
  means: readonly Float32Array[],
): void {
  let total = 0;
  empty.forEach((other, k) => {
    if (other === cell) return;
    const across = (other % columns) - (cell % columns);
    const down = Math.floor(other / columns) - Math.floor(cell / columns);
    const far = (across * across + down * down) / (reach * reach);
    const weight = 1 / (closest + far * far);
    total += weight;
    for (let c = 0; c < 3; c += 1) colours[cell * 3 + c]! += weight * means[k]![c]!;
  });
  for (let c = 0; c < 3; c += 1) colours[cell * 3 + c]! /= total;
}

function spreadOf(lattice: Lattice, columns: number, empty: readonly number[], backdrop: Backdrop): number {
  return empty.reduce((sum, cell) => sum + strayAt(lattice, cell, columns, backdrop), 0) / empty.length;
}

/** The mean distance of a cell's samples from the expected ones of an empty cell there, in colour levels. */
export function strayAt(lattice: Lattice, cell: number, columns: number, backdrop: Backdrop): number {
  const { colours, pattern } = backdrop;
  const corner = cornerOf(lattice, cell, columns);
  let total = 0;
  for (let i = 0; i < inside; i += 1) {
    const at = corner + Math.floor(i / perCell) * lattice.width + (i % perCell);
    total +=
      Math.abs(lattice.light[at]! - colours[cell * 3]! - pattern[i * 3]!) +
      Math.abs(lattice.redGreen[at]! - colours[cell * 3 + 1]! - pattern[i * 3 + 1]!) +
      Math.abs(lattice.yellowBlue[at]! - colours[cell * 3 + 2]! - pattern[i * 3 + 2]!);
  }
  return total / inside;
}
