import type { Cell } from '../../../engine/tetris/types.ts';
import type { TetrisObservation } from '../../types.ts';
import type { Known } from '../explaining/explanation.ts';
import { isFilled, landed, readMasks } from '../explaining/masks.ts';
import { mismatchOf } from '../explaining/mismatch.ts';
import { bottomOf, includesCell, placeOf } from '../explaining/pieceCells.ts';

/** A piece falls by at most so many rows from one picture to the next while it is dropped softly. */
const mostFall = 3;

/**
 * The reading with its ghost as locked blocks where these are no ghost's: where the known piece was about to land while
 * no piece is to be seen; or where all of them are blocks of the known stack, and the rest of that is there. For a ghost
 * is on the stack, never in it, so that this is a pale piece that has landed there, and tells nothing of a piece that the
 * upper edge cuts off. If the rest has gone, so have those blocks: a new round has begun.
 */
export function withLandedGhost(seen: TetrisObservation, known: Known | null): TetrisObservation {
  const { ghost, current } = seen;
  if (!known || !ghost) return seen;
  const whole = { ...seen, ...visibleOf(seen), ghost: null, cells: withBlocks(seen, ghost) };
  if (!current && isLandingPlace(ghost, known)) return whole;
  if (!ghost.every((cell) => isFilled(known.stack.board, cell))) return seen;
  return mismatchOf(known, readMasks(whole)) === 'small' ? whole : seen;
}

/** The known piece was just above these cells. */
function isLandingPlace(ghost: readonly Cell[], { stack, columns, at }: Known): boolean {
  if (!at) return false;
  const { cells } = placeOf(at);
  const below = landed(stack.board, columns, cells);
  const isNear = bottomOf(cells) - bottomOf(below) <= mostFall;
  return isNear && ghost.length === cells.length && ghost.every((cell) => includesCell(below, cell));
}

/** The falling piece without cells above the board, which its ghost's shape has added. */
function visibleOf({ current, rows }: TetrisObservation): Pick<TetrisObservation, 'current' | 'cut'> {
  const cut = current?.cells.filter(([, y]) => y < rows) ?? [];
  return current && cut.length < current.cells.length ? { current: null, cut } : { current };
}

const withBlocks = ({ cells, rows }: TetrisObservation, blocks: readonly Cell[]): string[] =>
  cells.map((row, top) =>
    [...row].map((letter, x) => (includesCell(blocks, [x, rows - 1 - top]) ? 'X' : letter)).join(''),
  );
