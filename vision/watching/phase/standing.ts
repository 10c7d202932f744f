import type { PuyoState } from '../../../engine/puyo/types.ts';
import { cellsOf } from '../../../engine/tetris/rules/pieces.ts';
import type { Cell, TetrisState } from '../../../engine/tetris/types.ts';
import { pairCells } from '../../puyo/tracking/sight.ts';
import { landed, rests } from '../../tracking/explaining/masks.ts';
import { rowsToEnter } from '../../tracking/roomToEnter.ts';
import type { Track } from '../../types.ts';

/** The place of the falling piece, or pair: enough to detect whether and how it has moved. */
export interface Standing {
  /** As in `Track`. */
  piece: number;
  /** Column and orientation. */
  aside: string;
  /** Its row, 0 the bottom one. */
  height: number;
  /** It can't fall any further. */
  rests: boolean;
  /** No other piece can come in after it locks at this place. */
  isLast: boolean;
  /** The same for its landing place. */
  wouldEnd: boolean;
  /** Its cells, [column, row], row 0 the bottom one. */
  cells: readonly Cell[];
  /** The cells of its landing place; none for a pair, whose puyos may land apart. */
  landing: readonly Cell[];
}

/** The column in which pairs come in. */
const entry = 2;

/** null if it is not visible on the board. */
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
  const landing = landed(board.masks, board.columns, cells);
  const wouldEnd = isFull || landing.some((cell) => cell[1] >= top);
  return {
    aside: `${orientation} ${x}`,
    height: y,
    rests: isResting,
    isLast: isResting && wouldEnd,
    wouldEnd,
    cells,
    landing,
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
    cells,
    landing: [],
  };
}
