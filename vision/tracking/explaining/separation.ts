import { identify } from '../../../engine/tetris/rules/pieces.ts';
import type { Cell, Location } from '../../../engine/tetris/types.ts';
import type { TetrisObservation } from '../../types.ts';
import { cellsOfMasks, isFilled, isSettled, rests, withoutCells, type Masks } from './masks.ts';

/** One frame split into locked cells and a falling piece, without previous knowledge. */
export interface Separation {
  board: Masks;
  location: Location;
}

/**
 * Splits a frame in the middle of a game: by the falling piece of the reading, otherwise by the one group of four
 * cells in the air. null if the rest could not be on a board.
 */
export function separate(observation: TetrisObservation, filled: Masks): Separation | null {
  const { columns, current } = observation;
  const hanging = groups(filled).filter((cells) => hangs(filled, columns, cells));
  const cells = current?.cells.length === 4 ? current.cells : hanging.length === 1 ? hanging[0]! : null;
  const location = cells && identify(cells);
  if (!location) return null;
  const board = withoutCells(filled, cells);
  return isSettled(board, columns) && !rests(board, columns, cells) ? { board, location } : null;
}

function hangs(filled: Masks, columns: number, cells: readonly Cell[]): boolean {
  return cells.length === 4 && !rests(withoutCells(filled, cells), columns, cells);
}

/** Cells that touch by their sides, grouped; there are empty groups as well. */
function groups(filled: Masks): Cell[][] {
  const rest = filled.slice();
  return cellsOfMasks(filled).map((cell) => take(rest, cell));
}

/** The filled cells connected to a filled one by their sides, directly or through others. */
export const groupOf = (filled: Masks, cell: Cell): Cell[] => take(filled.slice(), cell);

/** Removes the group of a cell from `rest`; returns nothing if the cell is no longer there. */
function take(rest: Masks, cell: Cell): Cell[] {
  if (!isFilled(rest, cell)) return [];
  const [x, y] = cell;
  rest[y]! &= ~(1 << x);
  const around: Cell[] = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
  return [cell, ...around.flatMap((next) => take(rest, next))];
}
