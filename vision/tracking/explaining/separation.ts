import { identify } from '../../../engine/tetris/rules/pieces.ts';
import type { Cell, Location } from '../../../engine/tetris/types.ts';
import type { TetrisObservation } from '../../types.ts';
import { cellsOfMasks, isSettled, rests, withoutCells, type Masks } from './masks.ts';

/** One frame split into locked cells and a falling piece, with nothing known from before. */
export interface Separation {
  board: Masks;
  location: Location;
}

/**
 * Splits a frame in the middle of a game: by what the reading calls the falling piece, otherwise by the
 * one group of four cells that hangs in the air. null where the rest could not lie on a board.
 */
export function separate(observation: TetrisObservation, filled: Masks): Separation | null {
  const { columns, current } = observation;
  const hanging = groups(cellsOfMasks(filled)).filter((cells) => hangs(filled, columns, cells));
  const cells = current?.cells.length === 4 ? current.cells : hanging.length === 1 ? hanging[0]! : null;
  const location = cells && identify(cells);
  if (!location) return null;
  const board = withoutCells(filled, cells);
  return isSettled(board, columns) && !rests(board, columns, cells) ? { board, location } : null;
}

function hangs(filled: Masks, columns: number, cells: readonly Cell[]): boolean {
  return cells.length === 4 && !rests(withoutCells(filled, cells), columns, cells);
}

/** Cells that touch by their sides, grouped. */
function groups(cells: readonly Cell[]): Cell[][] {
  const rest = new Map(cells.map((cell) => [key(cell), cell]));
  const found: Cell[][] = [];
  for (const cell of cells) if (rest.has(key(cell))) found.push(take(rest, cell));
  return found;
}

function take(rest: Map<number, Cell>, [x, y]: Cell): Cell[] {
  const cell = rest.get(key([x, y]));
  if (!cell) return [];
  rest.delete(key(cell));
  const around: Cell[] = [
    [x - 1, y],
    [x + 1, y],
    [x, y - 1],
    [x, y + 1],
  ];
  return [cell, ...around.flatMap((next) => take(rest, next))];
}

function key([x, y]: Cell): number {
  return y * 32 + x + 1;
}
