/** For absolute beginners: a board with a slot that stands ready, which is to be found. */
import { mix } from '../../tetris/random.ts';
import { makeText } from '../../tetris/rules/board.ts';
import { cellsOf } from '../../tetris/rules/pieces.ts';
import type { Board, Cell } from '../../tetris/types.ts';
import { readyBoard } from '../generating/reverse.ts';
import { finishesOn } from '../goals.ts';
import { goals } from '../types.ts';

export interface SlotTask {
  /** Text rows, top row first. */
  board: string[];
  /** Each slot that the next T can spin into and clear two rows: hardly ever more than one. */
  slots: Cell[][];
}

function slotsOn(board: Board): Cell[][] {
  return finishesOn(board, goals.tsd).map(({ location }) => cellsOf(location));
}

/** The task of this number, counted from 0; the same everywhere. */
export function slotTask(number: number): SlotTask {
  for (let seed = mix(number); ; seed = mix(seed + 1)) {
    const board = readyBoard(seed, 'tsd');
    if (board) return { board: makeText(board), slots: slotsOn(board) };
  }
}
