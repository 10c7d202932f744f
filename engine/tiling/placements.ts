import { distinctTurns, shapes } from '../tetris/rules/pieces.ts';
import { pieces, type Cell } from '../tetris/types.ts';
import { numberAt, type Region } from './region.ts';

/** Every way to place one piece into a region, numbered. */
export interface Placements {
  readonly count: number;
  /** Index of the piece in `pieces`. */
  readonly piece: Uint8Array;
  /** Four cell numbers each, ascending. */
  readonly cells: Int32Array;
  /** Numbers of the placements that cover each cell. */
  readonly covering: readonly (readonly number[])[];
}

export function findPlacements(region: Region): Placements {
  const piece: number[] = [];
  const cells: number[] = [];
  const covering: number[][] = region.cells.map(() => []);
  pieces.forEach((type, index) => {
    for (const turns of distinctTurns[type])
      for (const anchor of region.cells) {
        const covered = coveredBy(region, anchor, shapes[type][turns]!);
        if (!covered) continue;
        for (const cell of covered) covering[cell]!.push(piece.length);
        piece.push(index);
        cells.push(...covered);
      }
  });
  return { count: piece.length, piece: Uint8Array.from(piece), cells: Int32Array.from(cells), covering };
}

function coveredBy(region: Region, [x, y]: Cell, shape: readonly Cell[]): number[] | null {
  const covered: number[] = [];
  for (const [dx, dy] of shape) {
    const number = numberAt(region, x + dx, y + dy);
    if (number < 0) return null;
    covered.push(number);
  }
  return covered.sort((a, b) => a - b);
}
