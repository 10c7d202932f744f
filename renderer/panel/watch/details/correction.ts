/** What a click on a cell of what is seen says: the reading of it was wrong. */
import { puyoKinds } from '../../../../engine/puyo/types.ts';
import type { Cell } from '../../../../engine/tetris/types.ts';
import type { CellCorrection, PuyoObservation, TetrisObservation } from '../../../../vision/types.ts';

/** Of Tetris an empty cell is filled, and a filled one empty; of Puyo comes the next kind. null: the cell falls just now. */
export function correctionAt(seen: TetrisObservation | PuyoObservation, cell: Cell): CellCorrection | null {
  const [x, y] = cell;
  if (seen.current?.cells.some((one) => one[0] === x && one[1] === y)) return null;
  const kind = seen.cells[seen.rows - 1 - y]?.[x] ?? '.';
  if (seen.game === 'tetris') return { cell, kind: kind === '.' ? 'X' : '.' };
  const kinds = ['.', ...puyoKinds];
  return { cell, kind: kinds[(kinds.indexOf(kind) + 1) % kinds.length]! };
}
