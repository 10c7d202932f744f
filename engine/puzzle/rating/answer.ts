import type { Board, Cell, Location, Piece } from '../../tetris/types.ts';
import { clearRows, fill } from '../../tetris/rules/lock.ts';
import { cellsOf } from '../../tetris/rules/pieces.ts';

/** An answer as it lies on the board that the puzzle starts from. */
export interface Answer {
  pieces: { piece: Piece; cells: Cell[] }[];
  /** The cells that the goal's piece fills in the end: what the base shape of the thesis leaves empty. */
  slot: Cell[];
}

/**
 * Answers in play go by the board of their moment; where rows are cleared on the way, this says which rows of the
 * first board theirs are. Rows that came in above count on from the highest one.
 */
export function layAnswer(board: Board, placed: readonly Location[], finish: Location): Answer {
  let rows = Array.from(board.masks, (_, y) => y);
  let now = board;
  const onFirst = (location: Location): Cell[] => cellsOf(location).map(([x, y]) => [x, rows[y]!]);
  const pieces = placed.map((location) => {
    const cells = onFirst(location);
    const filled = fill(now, cellsOf(location));
    rows = withoutFull(rows, filled);
    now = clearRows(filled).board;
    return { piece: location.type, cells };
  });
  return { pieces, slot: onFirst(finish) };
}

function withoutFull(rows: readonly number[], { masks, columns }: Board): number[] {
  const full = (1 << columns) - 1;
  const left = rows.filter((_, y) => masks[y] !== full);
  const above = Math.max(...rows) + 1;
  return [...left, ...Array.from({ length: rows.length - left.length }, (_, index) => above + index)];
}
