import { parseBoard } from '../../tetris/rules/board.ts';
import { makePosition } from '../../tetris/position.ts';
import type { TetrisState } from '../../tetris/types.ts';
import type { GameHeader, TetrisTurn } from '../record.ts';

/** The position in which the piece of a turn came. Throws PositionError where what is recorded can't be. */
export function positionOf(
  turn: TetrisTurn,
  { columns, rows }: Pick<GameHeader, 'columns' | 'rows'>,
): TetrisState {
  const { cells, ...rest } = turn;
  const board = parseBoard(['.'.repeat(columns), ...cells], rows);
  return makePosition({ ...rest, board: { ...board, rows } });
}
