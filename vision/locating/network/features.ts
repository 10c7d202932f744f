/** What a patch shows of a board: where its edges lie within the cells, region by region, and how its cells differ. */
import type { GameKind, Grid } from '../../types.ts';
import { patchCell, patchMargin } from './patch.ts';

/** A board's size and shape, besides what the patch shows. */
export interface PatchShape {
  game: GameKind;
  columns: number;
  rows: number;
  /** A cell's height by its width. */
  tall: number;
}

/** Of a cell: edges across and down at each of its pixels, unevenness, what sets it off from its neighbours and from most. */
const perCell = 2 * patchCell + 6;
const at = {
  across: 0,
  down: patchCell,
  uneven: 2 * patchCell,
  right: 2 * patchCell + 1,
  below: 2 * patchCell + 2,
  usual: 2 * patchCell + 3,
  wall: 2 * patchCell + 4,
  floor: 2 * patchCell + 5,
} as const;
/** The board, its thirds, its outermost cells on four sides, and two rings of cells around it on four sides. */
const regions = 16;
const extras = 6;
/** Edges are given as they are, and in proportion to all edges in the board. */
const proportions = 2 * patchCell;

export const featureCount = regions * (perCell + proportions) + extras;

/** Edges of so many levels and more count alike, and from so many on there is a line. */
const strongest = 72;
const leastLine = 6;
/** Cells that differ more from the usual one, as a share of the greatest difference, are as different as any. */
const mostUnusual = 0.25;
/** What is added to the mean edge, so that none is divided by nothing. */
const faint = 0.01;

/** The edges of a cell, as means over its pixels, cell by cell, the margin's as well. */
function lookAtCells(patch: Uint8Array, wide: number, high: number): Float32Array {
  const cells = new Float32Array(wide * high * perCell);
  const line = 3 * wide * patchCell;
  const last = line * (high * patchCell - 1);
  for (let y = 0, i = 0; y < high * patchCell; y += 1) {
    const row = ((y / patchCell) | 0) * wide * perCell;
    const down = at.down + (y % patchCell);
    for (let column = 0; column < wide; column += 1) {
      const cell = row + column * perCell;
      for (let p = 0; p < patchCell; p += 1, i += 3) {
        const isLast = column === wide - 1 && p === patchCell - 1;
        if (!isLast) cells[cell + at.across + p]! += edge(patch, i, i + 3);
        if (i < last) cells[cell + down]! += edge(patch, i, i + line);
      }
    }
  }
  const share = 1 / (patchCell * strongest);
  for (let k = 0; k < cells.length; k += 1) cells[k]! *= share;
  return cells;
}

/** The greatest difference of the three channels of two pixels, capped. */
function edge(patch: Uint8Array, a: number, b: number): number {
  const red = Math.abs(patch[a]! - patch[b]!);
  const green = Math.abs(patch[a + 1]! - patch[b + 1]!);
  const blue = Math.abs(patch[a + 2]! - patch[b + 2]!);
  const most = red > green ? (red > blue ? red : blue) : green > blue ? green : blue;
  return most > strongest ? strongest : most;
}

/** The mean colour of each cell. */
function coloursOf(patch: Uint8Array, wide: number, high: number): Float32Array {
  const colours = new Float32Array(wide * high * 3);
  const share = 1 / (patchCell * patchCell);
  for (let y = 0, i = 0; y < high * patchCell; y += 1) {
    let cell = ((y / patchCell) | 0) * wide * 3;
    for (let column = 0; column < wide; column += 1, cell += 3)
      for (let p = 0; p < patchCell; p += 1, i += 3) {
        colours[cell]! += patch[i]!;
        colours[cell + 1]! += patch[i + 1]!;
        colours[cell + 2]! += patch[i + 2]!;
      }
  }
  for (let k = 0; k < colours.length; k += 1) colours[k]! *= share;
  return colours;
}

const apart = (colours: Float32Array, a: number, b: number): number =>
  (Math.abs(colours[3 * a]! - colours[3 * b]!) +
    Math.abs(colours[3 * a + 1]! - colours[3 * b + 1]!) +
    Math.abs(colours[3 * a + 2]! - colours[3 * b + 2]!)) /
  765;

/** The cell of the board whose colour most others nearly have. */
function usualCell(colours: Float32Array, wide: number, inside: readonly number[]): number {
  const counts = new Map<number, { cell: number; count: number }>();
  for (const cell of inside) {
    const key = [0, 1, 2].reduce((sum, c) => (sum * 11 + colours[3 * cell + c]! / 24) | 0, 0);
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { cell, count: 1 });
  }
  let best = { cell: inside[0] ?? wide, count: 0 };
  for (const one of counts.values()) if (one.count > best.count) best = one;
  return best.cell;
}

/** Of one region: its cells' numbers. */
function cellsOf(wide: number, y0: number, y1: number, x0: number, x1: number): number[] {
  const cells: number[] = [];
  for (let y = y0; y < y1; y += 1) for (let x = x0; x < x1; x += 1) cells.push(y * wide + x);
  return cells;
}

const known = new Map<number, number[][]>();

function regionsOf(columns: number, rows: number): number[][] {
  const key = columns * 100 + rows;
  const made = known.get(key) ?? makeRegions(columns, rows);
  known.set(key, made);
  return made;
}

function makeRegions(columns: number, rows: number): number[][] {
  const wide = columns + 2 * patchMargin;
  const [top, bottom, left, right] = [patchMargin, patchMargin + rows, patchMargin, patchMargin + columns];
  const third = (i: number): number => top + Math.floor((rows * i) / 3);
  const around = (d: number): number[][] => [
    cellsOf(wide, top - d, top - d + 1, left, right),
    cellsOf(wide, bottom - 1 + d, bottom + d, left, right),
    cellsOf(wide, top, bottom, left - d, left - d + 1),
    cellsOf(wide, top, bottom, right - 1 + d, right + d),
  ];
  return [
    cellsOf(wide, top, bottom, left, right),
    ...[0, 1, 2].map((i) => cellsOf(wide, third(i), third(i + 1), left, right)),
    ...[0, 1, 2].flatMap(around),
  ];
}

/** Fills in what the colours of the cells tell. */
function compareCells(
  cells: Float32Array,
  colours: Float32Array,
  wide: number,
  high: number,
  usual: number,
): void {
  for (let cell = 0; cell < wide * high; cell += 1) {
    const to = cell * perCell;
    let inner = 0;
    for (let p = 0; p < patchCell - 1; p += 1) inner += cells[to + at.across + p]! + cells[to + at.down + p]!;
    cells[to + at.uneven] = inner / (2 * (patchCell - 1));
    if (cell % wide < wide - 1) cells[to + at.right] = apart(colours, cell, cell + 1);
    if (cell + wide < wide * high) cells[to + at.below] = apart(colours, cell, cell + wide);
    cells[to + at.usual] = Math.min(mostUnusual, apart(colours, cell, usual)) / mostUnusual;
    const line = leastLine / strongest;
    cells[to + at.wall] = cells[to + at.across + patchCell - 1]! > line ? 1 : 0;
    cells[to + at.floor] = cells[to + at.down + patchCell - 1]! > line ? 1 : 0;
  }
}

/** All features of a patch, about 0..1 each, `featureCount` of them. */
export function featuresOf(patch: Uint8Array, { game, columns, rows, tall }: PatchShape): Float32Array {
  const wide = columns + 2 * patchMargin;
  const high = rows + 2 * patchMargin;
  const cells = lookAtCells(patch, wide, high);
  const colours = coloursOf(patch, wide, high);
  const parts = regionsOf(columns, rows);
  compareCells(cells, colours, wide, high, usualCell(colours, wide, parts[0]!));
  const features = new Float32Array(featureCount);
  let to = 0;
  let whole = faint;
  for (const part of parts) {
    const means = features.subarray(to, to + perCell);
    for (const cell of part)
      for (let k = 0; k < perCell; k += 1) means[k]! += cells[cell * perCell + k]! / part.length;
    if (to === 0) for (let k = 0; k < proportions; k += 1) whole += means[k]! / proportions;
    for (let k = 0; k < proportions; k += 1) features[to + perCell + k] = Math.min(3, means[k]! / whole / 2);
    for (let k = 0; k < proportions; k += 1) means[k] = Math.sqrt(means[k]!);
    to += perCell + proportions;
  }
  const shape = Math.log(tall);
  const isUsual = (columns === 10 && rows === 20) || (columns === 6 && rows === 12);
  features.set(
    [game === 'puyo' ? 1 : 0, (columns - 10) / 4, (rows - 18) / 6, shape, Math.abs(shape), isUsual ? 1 : 0],
    to,
  );
  return features;
}

/** A cell's height by its width. */
export const tallOf = ({ board, columns, rows }: Grid): number =>
  (board.height * columns) / (rows * board.width);
