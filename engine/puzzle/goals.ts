import { type Board, type Location, type Placement, orientations } from '../tetris/types.ts';
import { footprints } from '../tetris/moves/footprint.ts';
import { findPlacements, findSpawn } from '../tetris/moves/movegen.ts';
import { storedRows } from '../tetris/rules/board.ts';
import { lock } from '../tetris/rules/lock.ts';
import { cellsOf, distinctTurns } from '../tetris/rules/pieces.ts';
import type { Goal } from './types.ts';

/** Everywhere its piece can be placed right now, by whatever spin. */
export function placesOf(board: Board, { piece }: Goal): Placement[] {
  const start = findSpawn(board, piece);
  return start ? findPlacements(board, start, { spins: true }) : [];
}

/** The ways to reach the goal with its piece right now: reachable by keys, by the spin asked for. */
export function finishesOn(board: Board, goal: Goal): Placement[] {
  return placesOf(board, goal).filter(
    ({ location, spin }) => spin === goal.spin && lock(board, cellsOf(location)).linesCleared === goal.rows,
  );
}

export function isReady(board: Board, goal: Goal): boolean {
  return hasFit(board, goal) && finishesOn(board, goal).length > 0;
}

/** Places where the goal's piece would fill exactly its rows, whether or not it can get there. */
export function fitsOn(board: Board, goal: Goal): Location[] {
  const found: Location[] = [];
  eachFit(board, goal, (turns, x, y) => {
    found.push({ type: goal.piece, orientation: orientations[turns]!, x, y });
    return false;
  });
  return found;
}

function hasFit(board: Board, goal: Goal): boolean {
  return eachFit(board, goal, () => true);
}

type OnFit = (turns: number, x: number, y: number) => boolean;

/** Calls `onFit` for each fit until it answers true; answers whether it did. */
function eachFit({ masks, columns }: Board, goal: Goal, onFit: OnFit): boolean {
  for (const turns of distinctTurns[goal.piece]) {
    const { height, masks: shape, left, bottom } = footprints[goal.piece][turns]!;
    for (let y = 0; y + height <= storedRows; y++)
      // At most height - rows of the shape's rows stay open, so one of the first has to fit the gap in its row.
      for (let row = 0, before = -1; row <= height - goal.rows; row++) {
        const shift = shiftInto(masks[y + row]!, columns, shape[row]!);
        if (shift < 0 || shift === before) continue;
        before = shift;
        if (rowsFilled(masks, y, columns, shape, shift) !== goal.rows) continue;
        if (onFit(turns, shift - left, y - bottom)) return true;
      }
  }
  return false;
}

/** How far a shape's row has to be moved to fill all that a row of the board lacks; -1 where it can't. */
function shiftInto(mask: number, columns: number, shapeRow: number): number {
  const missing = ((1 << columns) - 1) & ~mask;
  if (missing === 0) return -1;
  const shift = Math.clz32(shapeRow & -shapeRow) - Math.clz32(missing & -missing);
  return shift >= 0 && shapeRow << shift === missing ? shift : -1;
}

/** How many rows a shape fills at this place; -1 where it doesn't fit there. */
function rowsFilled(
  masks: Uint16Array,
  bottom: number,
  columns: number,
  shape: readonly number[],
  shift: number,
): number {
  const full = (1 << columns) - 1;
  let rows = 0;
  for (let row = 0; row < shape.length; row++) {
    const cells = shape[row]! << shift;
    if ((masks[bottom + row]! & cells) !== 0 || cells > full) return -1;
    if ((masks[bottom + row]! | cells) === full) rows++;
  }
  return rows;
}
