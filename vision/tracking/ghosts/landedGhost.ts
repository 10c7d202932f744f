import type { Cell } from '../../../engine/tetris/types.ts';
import type { TetrisObservation } from '../../types.ts';
import type { Known } from '../explaining/explanation.ts';
import { isFilled, readMasks } from '../explaining/masks.ts';
import { mismatchOf } from '../explaining/mismatch.ts';

/**
 * The reading with its ghost as locked blocks if all of it are blocks of the known stack, and the rest of that is there:
 * a ghost is on the stack, never in it, so that this is a pale piece that has landed there, and tells nothing of a piece
 * that the upper edge cuts off. If the rest has gone, so have those blocks: a new round has begun.
 */
export function withLandedGhost(seen: TetrisObservation, known: Known | null): TetrisObservation {
  const { ghost } = seen;
  if (!known || !ghost?.every((cell) => isFilled(known.stack.board, cell))) return seen;
  const whole = { ...seen, ...visibleOf(seen), ghost: null, cells: withBlocks(seen, ghost) };
  return mismatchOf(known, readMasks(whole)) === 'small' ? whole : seen;
}

/** The falling piece without cells above the board, which its ghost's shape has added. */
function visibleOf({ current, rows }: TetrisObservation): Pick<TetrisObservation, 'current' | 'cut'> {
  const cut = current?.cells.filter(([, y]) => y < rows) ?? [];
  return current && cut.length < current.cells.length ? { current: null, cut } : { current };
}

const withBlocks = ({ cells, rows }: TetrisObservation, blocks: readonly Cell[]): string[] =>
  cells.map((row, top) =>
    [...row]
      .map((letter, x) => (blocks.some(([column, y]) => column === x && rows - 1 - y === top) ? 'X' : letter))
      .join(''),
  );
