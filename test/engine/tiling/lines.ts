import { createHash } from 'node:crypto';
import type { LaidPiece, Tiler } from '../../../engine/tiling/solve.ts';
import type { Slices } from '../../../engine/tiling/sweeper.ts';

/** Runs work to its end. */
export function finish<T>(slices: Slices<T>): T {
  for (;;) {
    const { done, value } = slices.next();
    if (done) return value;
  }
}

export function allTilings(tiler: Tiler): LaidPiece[][] {
  const found: LaidPiece[][] = [];
  for (const { tilings, count } of tiler.tilings())
    for (let at = 0; at < count; at++)
      found.push(tiler.piecesOf(tilings.subarray(at * tiler.pieces, (at + 1) * tiler.pieces)));
  return found;
}

export function countOf(tiler: Tiler): number {
  let sum = 0;
  for (const { count } of tiler.tilings()) sum += count;
  return sum;
}

/** A tiling as one line: pieces by their first cell, cells numbered by rows from the top of the trimmed region. */
function lineOf(tiling: readonly LaidPiece[]): string {
  const all = tiling.flatMap(({ cells }) => cells);
  const left = Math.min(...all.map(([x]) => x));
  const width = Math.max(...all.map(([x]) => x)) - left + 1;
  const top = Math.max(...all.map(([, y]) => y));
  const numbered = tiling.map(({ piece, cells }) => ({
    piece,
    cells: cells.map(([x, y]) => (top - y) * width + x - left).sort((a, b) => a - b),
  }));
  return numbered
    .sort((a, b) => a.cells[0]! - b.cells[0]!)
    .map(({ piece, cells }) => `${piece}-${cells.join('.')}`)
    .join(' ');
}

export function linesOf(tilings: readonly LaidPiece[][]): string[] {
  return tilings.map(lineOf).sort();
}

export function hashOf(tilings: readonly LaidPiece[][]): string {
  return createHash('sha256').update(linesOf(tilings).join('\n')).digest('hex');
}
