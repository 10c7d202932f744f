import { type Board, type Location, type Spin } from '../types.ts';
import { isFilled } from './board.ts';
import { turnsOf } from './pieces.ts';

/** The corners of a T by clockwise turns from north: the first two lie beside its stem. */
// prettier-ignore
const corners = [
  [[-1, 1], [1, 1], [-1, -1], [1, -1]],
  [[1, 1], [1, -1], [-1, 1], [-1, -1]],
  [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  [[-1, 1], [-1, -1], [1, 1], [1, -1]],
] as const;

/** From this test of the kick table on (counted from 0) a turn is a full spin. */
export const fullSpinTest = 4;

/**
 * The spin class of a T whose last action was a turn that succeeded with this test of its kick table.
 * Three filled corners make a spin (walls and floor are filled); full where both front corners are filled or the
 * fifth or a later test was used, else mini.
 */
export function spinAfterTurn(board: Board, location: Location, test: number): Spin {
  if (location.type !== 'T') return 'none';
  const filled = corners[turnsOf(location.orientation)]!.map(([x, y]) =>
    isFilled(board, location.x + x, location.y + y),
  );
  if (filled.filter(Boolean).length < 3) return 'none';
  return (filled[0] && filled[1]) || test >= fullSpinTest ? 'full' : 'mini';
}
