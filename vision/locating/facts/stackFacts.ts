/**
 * Whether a pattern of filled cells could be a stack of pieces, and other facts that distinguish its board from
 * anything else.
 */
import { lookAtCells, roughSamples, type CellLooks } from '../../cells/cellLooks.ts';
import type { Image } from '../../types.ts';
import { columnShare, rowShare } from '../measures/gridLineFit.ts';
import { roughContrast, type Contrast } from '../measures/contrast.ts';
import { frameFactNames, frameFactsOf } from './frameFacts.ts';
import type { EdgeMap } from '../measures/maps.ts';
import { outlineOf } from '../measures/stackBorders.ts';
import { outsideOf } from './outside.ts';
import type { Proposal } from '../proposing/Proposal.ts';
import { fitsOf } from '../fitting/refine.ts';
import { countOf, fullLine, shapeOf } from './stackShape.ts';

/** Names of the facts, in the order of `stackFactsOf`. All are about 0..1. */
export const stackFactNames = [
  'separation',
  'filled',
  'few',
  'outline',
  'inside',
  'sharp',
  'noise',
  'straddling',
  'floating',
  'fullRows',
  'holes',
  'topRows',
  'piece',
  'low',
  'floor',
  'repeated',
  'fullFloor',
  'fullTop',
  'fullWalls',
  'outside',
  'open',
  'phase',
  'halves',
  'rows18',
  'fitAcross',
  'fitDown',
  ...frameFactNames,
] as const;

export function stackFactsOf(image: Image, proposal: Proposal, fine: EdgeMap): number[] {
  const { grid } = proposal;
  const { columns, rows } = grid;
  const looks = lookAtCells(image, grid, roughSamples);
  const contrast = roughContrast(looks);
  const filled = filledIn(contrast);
  const count = countOf(filled);
  const shape = shapeOf(filled, columns, rows);
  const edges = outlineOf(filled, grid, fine);
  return [
    separation(contrast),
    count / filled.length,
    count < 4 ? 1 : 0,
    edges.between,
    edges.inside,
    edges.sharp,
    Math.min(1, contrast.noise / 24),
    straddling(filled, looks, contrast),
    shape.floating,
    shape.fullRows,
    shape.holes,
    shape.topRows,
    shape.piece,
    shape.low,
    shape.floor,
    repeated(filled, looks),
    fullLine(filled, (rows - 1) * columns, 1, columns),
    fullLine(filled, 0, 1, columns),
    Math.max(fullLine(filled, 0, columns, rows), fullLine(filled, columns - 1, columns, rows)),
    ...outsideOf(image, proposal, contrast),
    ...phaseOf(proposal, fine),
    rows === 18 ? 1 : 0,
    ...fitsOf(grid, fine),
    ...frameFactsOf(image, proposal, fine),
  ];
}

function filledIn({ distances, threshold }: Contrast): Uint8Array {
  const filled = new Uint8Array(distances.length);
  for (let cell = 0; cell < filled.length; cell += 1) if (distances[cell]! > threshold) filled[cell] = 1;
  return filled;
}

/** Quantiles of the empty cells from which, and of the filled ones up to which, outliers are left out. */
const odd = { empty: 0.95, filled: 0.1 };

/** The distance between the faintest filled and the most striking empty cells, as a logarithm. */
function separation({ sorted, threshold }: Contrast): number {
  let cut = 0;
  while (cut < sorted.length && sorted[cut]! <= threshold) cut += 1;
  if (cut === 0 || cut === sorted.length) return 0;
  const empty = sorted[Math.floor(cut * odd.empty)]!;
  const full = sorted[cut + Math.floor((sorted.length - cut) * odd.filled)]!;
  return Math.max(0, Math.min(1, Math.log((full + 6) / (empty + 6)) / 3));
}

/** Cells crossed by a block's edge are half filled: their texture is about as large as their distance. */
function straddling(filled: Uint8Array, looks: CellLooks, contrast: Contrast): number {
  let total = 0;
  let count = 0;
  for (let cell = 0; cell < filled.length; cell += 1) {
    if (!filled[cell]) continue;
    total += Math.min(1, looks.textures[cell]! / contrast.distances[cell]!);
    count += 1;
  }
  return count ? total / count : 1;
}

/** Share of the filled cells whose colour appears in another filled cell: games have few colours. */
function repeated(filled: Uint8Array, { colours, textures }: CellLooks): number {
  const cells: number[] = [];
  for (let cell = 0; cell < filled.length; cell += 1) if (filled[cell]) cells.push(cell);
  if (cells.length < 4) return 0;
  const step = Math.max(1, Math.floor(cells.length / mostCompared));
  let found = 0;
  let count = 0;
  for (let i = 0; i < cells.length; i += step, count += 1) {
    const a = cells[i]!;
    for (let k = 0; k < cells.length; k += 1) {
      const b = cells[k]!;
      if (a === b) continue;
      const away =
        Math.abs(colours[a * 3]! - colours[b * 3]!) +
        Math.abs(colours[a * 3 + 1]! - colours[b * 3 + 1]!) +
        Math.abs(colours[a * 3 + 2]! - colours[b * 3 + 2]!) +
        Math.abs(textures[a]! - textures[b]!);
      if (away >= 18) continue;
      found += 1;
      break;
    }
  }
  return found / count;
}

/** This many filled cells represent all of them. */
const mostCompared = 40;

/** Of a cell. */
const quarterCell = 0.25;

/** How much better the edges fit here than on a grid moved by a quarter cell, and on lines halfway between. */
function phaseOf({ grid }: Proposal, sums: EdgeMap): [number, number] {
  const { board, columns, rows } = grid;
  const w = board.width / columns;
  const h = board.height / rows;
  const across = (by: number): number =>
    shareOf(columnShare(sums.across, { ...board, x: board.x + by * w }, columns));
  const down = (by: number): number => shareOf(rowShare(sums.down, { ...board, y: board.y + by * h }, rows));
  const quarter = Math.min(
    across(0) - Math.max(across(-quarterCell), across(quarterCell)),
    down(0) - Math.max(down(-quarterCell), down(quarterCell)),
  );
  return [Math.max(-0.5, Math.min(0.5, quarter)), Math.max(0, across(0.5), down(0.5))];
}

const shareOf = (share: number | null): number => share ?? 0;
