/** What a patch shows of a board: where its edges lie within the cells, region by region, and how its cells differ. */
import type { GameKind, Grid } from '../../types.ts';
import { patchCell, patchMargin } from './patch.ts';
import { PatchCells, perCell, type Region } from './PatchCells.ts';

/** A board's size and shape, besides what the patch shows. */
export interface PatchShape {
  game: GameKind;
  columns: number;
  rows: number;
  /** A cell's height by its width. */
  tall: number;
}

/** The board, its thirds, its outermost cells on four sides, and two rings of cells around it on four sides. */
const regions = 16;
const extras = 6;
/** Edges are given as they are, and in proportion to all edges in the board. */
const proportions = 2 * patchCell;

export const featureCount = regions * (perCell + proportions) + extras;

/** What is added to the mean edge, so that none is divided by nothing. */
const faint = 0.01;

const known = new Map<number, Region[]>();

function regionsOf(columns: number, rows: number): Region[] {
  const key = columns * 100 + rows;
  const made = known.get(key) ?? makeRegions(columns, rows);
  known.set(key, made);
  return made;
}

function makeRegions(columns: number, rows: number): Region[] {
  const [y0, y1, x0, x1] = [patchMargin, patchMargin + rows, patchMargin, patchMargin + columns];
  const third = (i: number): number => y0 + Math.floor((rows * i) / 3);
  const around = (d: number): Region[] => [
    { x0, x1, y0: y0 - d, y1: y0 - d + 1 },
    { x0, x1, y0: y1 - 1 + d, y1: y1 + d },
    { x0: x0 - d, x1: x0 - d + 1, y0, y1 },
    { x0: x1 - 1 + d, x1: x1 + d, y0, y1 },
  ];
  return [
    { x0, x1, y0, y1 },
    ...[0, 1, 2].map((i) => ({ x0, x1, y0: third(i), y1: third(i + 1) })),
    ...[0, 1, 2].flatMap(around),
  ];
}

/** All features of a patch, about 0..1 each, `featureCount` of them. */
export function featuresOf(patch: Uint8Array, { game, columns, rows, tall }: PatchShape): Float32Array {
  const parts = regionsOf(columns, rows);
  const cells = new PatchCells(patch, columns + 2 * patchMargin, rows + 2 * patchMargin, parts[0]!);
  const features = new Float32Array(featureCount);
  let to = 0;
  let whole = faint;
  for (const part of parts) {
    const means = cells.meansOf(part);
    features.set(means, to);
    if (to === 0) for (let k = 0; k < proportions; k += 1) whole += means[k]! / proportions;
    for (let k = 0; k < proportions; k += 1) {
      features[to + k] = Math.sqrt(means[k]!);
      features[to + perCell + k] = Math.min(3, means[k]! / whole / 2);
    }
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
