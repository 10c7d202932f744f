import type { Cell } from '../../../engine/tetris/types.ts';
import type { TetrisObservation } from '../../types.ts';
import type { Known } from '../explaining/explanation.ts';
import { isFilled } from '../explaining/masks.ts';

/**
 * The reading with its ghost as locked blocks if all of it are blocks of the known stack: a ghost is on the stack, never
 * in it, so that this is a pale piece that has landed there. A piece that is cut off by the upper edge was identified by
 * its ghost, and is unknown without it.
 */
export function withLandedGhost(seen: TetrisObservation, known: Known | null): TetrisObservation {
  const { ghost, current, rows } = seen;
  if (!ghost || !known || !ghost.every((cell) => isFilled(known.stack.board, cell))) return seen;
  const locked = { ...seen, ghost: null, cells: withBlocks(seen, ghost) };
  const visible = current?.cells.filter(([, y]) => y < rows);
  const isCut = visible && visible.length < 4;
  return isCut ? { ...locked, current: null, cut: visible } : locked;
}

const withBlocks = ({ cells, rows }: TetrisObservation, blocks: readonly Cell[]): string[] =>
  cells.map((row, top) =>
    [...row]
      .map((letter, x) => (blocks.some(([column, y]) => column === x && rows - 1 - y === top) ? 'X' : letter))
      .join(''),
  );
