import type { Cell } from '../../../engine/tetris/types.ts';
import type { TetrisObservation } from '../../types.ts';
import type { Known } from '../explaining/explanation.ts';
import { isFilled } from '../explaining/masks.ts';

/**
 * The reading with its ghost as locked blocks if all of it are blocks of the known stack: a ghost is on the stack, never
 * in it, so that this is a pale piece that has landed there, and tells nothing of a piece that the upper edge cuts off.
 */
export function withLandedGhost(seen: TetrisObservation, known: Known | null): TetrisObservation {
  const { ghost } = seen;
  const isLanded = ghost?.every((cell) => known && isFilled(known.stack.board, cell));
  return ghost && isLanded
    ? { ...seen, ...visibleOf(seen), ghost: null, cells: withBlocks(seen, ghost) }
    : seen;
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
