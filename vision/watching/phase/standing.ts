import type { PuyoState } from '../../../engine/puyo/types.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { TetrisState } from '../../../engine/tetris/types.ts';
import { pairCells } from '../../puyo/tracking/sight.ts';
import { landed, rests } from '../../tracking/explaining/masks.ts';
import type { Track } from '../../types.ts';
import { rowsToEnter } from './fullStack.ts';

/** Where the falling piece, or pair, stands: enough to tell whether it has moved, and how. */
export interface Standing {
  /** As in `Track`. */
  piece: number;
  /** Column and turn. */
  aside: string;
  /** Its row, 0 the bottom one. */
  height: number;
  /** It can't fall any further. */
  rests: boolean;
  /** Once it lies where it stands now, nothing more can come in. */
  isLast: boolean;
  /** It would be so where it comes down. */
  wouldEnd: boolean;
}

/** The column in which pairs come in. */
const entry = 2;

/** null where it can't be seen on the board. */
export function standingOf({ state, piece }: Pick<Track, 'state' | 'piece'>): Standing | null {
  if (!state?.active) return null;
  return { piece, ...(state.game === 'tetris' ? tetrisStanding(state) : puyoStanding(state)) };
}

type Own = Omit<Standing, 'piece'>;

function tetrisStanding({ board, active }: TetrisState): Own {
  const { orientation, x, y } = active!;
  const cells = cellsOf(active!);
  const isResting = rests(board.masks, board.columns, cells);
  const top = board.rows - rowsToEnter;
  const isFull = board.masks.subarray(top).some((mask) => mask !== 0);
  const wouldEnd = isFull || landed(board.masks, board.columns, cells).some((cell) => cell[1] >= top);
  return {
    aside: `${orientation} ${x}`,
    height: y,
    rests: isResting,
    isLast: isResting && wouldEnd,
    wouldEnd,
  };
}

function puyoStanding({ field, active }: PuyoState): Own {
  const { x, y, direction } = active!;
  const cells = pairCells(active!);
  const heightOf = (column: number): number => {
    const top = field.cells.findIndex((row) => row[column] !== '.');
    return top < 0 ? 0 : field.cells.length - top;
  };
  const isResting = cells.some((cell) => cell[1] <= heightOf(cell[0]));
  const isHigh = cells.some((cell) => cell[0] === entry && cell[1] >= field.rows - 1);
  return {
    aside: `${direction} ${x}`,
    height: y,
    rests: isResting,
    isLast: isResting && isHigh,
    wouldEnd: isHigh,
  };
}
