/** What the cells of a board were taken for. */
import type { Cell } from '../../../engine/cell.ts';
import type { PuyoObservation, TetrisObservation } from '../../../vision/types.ts';

export interface Meaning {
  cell: Cell;
  /** Its colour's, as in `cells` of an observation. */
  kind: string;
  /** As in the picture: see `legend`. */
  letter: string;
}

export const legend =
  'capital letter: the falling piece or pair; small letter: a block or puyo that lies; +: the ghost; ^: cut off by the upper edge';

/** All but the empty ones. */
export function meaningsOf(reading: TetrisObservation | PuyoObservation): Meaning[] {
  return [
    ...lyingCells(reading),
    ...(reading.ghost ?? []).map((cell) => ({ cell, kind: 'G', letter: '+' })),
    ...fallingCells(reading),
    ...(reading.game === 'tetris' ? (reading.cut ?? []) : []).map((cell) => ({
      cell,
      kind: 'X',
      letter: '^',
    })),
  ];
}

function lyingCells({ cells, rows }: TetrisObservation | PuyoObservation): Meaning[] {
  return cells.flatMap((row, fromTop) =>
    [...row].flatMap((kind, x) =>
      kind === '.' ? [] : [{ cell: [x, rows - 1 - fromTop] as const, kind, letter: kind.toLowerCase() }],
    ),
  );
}

function fallingCells(reading: TetrisObservation | PuyoObservation): Meaning[] {
  if (!reading.current) return [];
  const { current } = reading;
  const kinds = 'piece' in current ? current.cells.map(() => current.piece) : [current.axis, current.child];
  return current.cells.map((cell, i) => ({ cell, kind: kinds[i]!, letter: kinds[i]! }));
}
