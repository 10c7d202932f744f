import type { TetrisObservation } from '../../types.ts';
import type { Known } from '../explaining/explanation.ts';
import { isFilled, withCells, type Masks } from '../explaining/masks.ts';

/**
 * The filled cells with those of the reading's ghost if all of them are blocks of the known stack: a ghost is on the
 * stack, never in it, so that this is a pale piece that has landed there.
 */
export function withLandedGhost(filled: Masks, { ghost }: TetrisObservation, known: Known | null): Masks {
  const isLanded = ghost?.every((cell) => known && isFilled(known.stack.board, cell));
  return ghost && isLanded ? withCells(filled, ghost) : filled;
}
