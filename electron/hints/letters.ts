import { makeText } from '../../engine/tetris/rules/board.ts';
import type { Board, TetrisState } from '../../engine/tetris/types.ts';
import type { Observation } from '../../vision/types.ts';
import type { PanelState } from '../contract/panel.ts';

/** The board's rows, top first, with the kinds that were seen where the cells are filled. */
export function lettersOf(board: Board, seen: readonly string[]): string[] {
  return makeText(board).map((row, y) =>
    [...row]
      .map((cell, x) => (cell !== '.' && seen[y]?.[x] && seen[y][x] !== '.' ? seen[y][x] : cell))
      .join(''),
  );
}

/** A followed position with its board as it is shown; null where none is followed. */
export function shownState(
  position: TetrisState | null,
  observation: Observation | null,
): PanelState['state'] {
  if (!position) return null;
  const cells = lettersOf(position.board, observation?.game === 'tetris' ? observation.cells : []);
  return { cells, position };
}
