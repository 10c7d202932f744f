/** Moves a grid to the sides that the network sees. */
import type { PicturePixels } from '../../space.ts';
import type { Grid } from '../../types.ts';
import type { Sides } from './GridNetwork.ts';

/** A side moves by at most this part of a cell: the network was trained on boards that are not farther off. */
const farthest = 0.7;

/** The grid with its sides moved by parts of its cells. */
export function movedBy<In extends PicturePixels>(grid: Grid<In>, off: Sides): Grid<In> {
  const { board, columns, rows } = grid;
  const way = (part: number, cell: number): number => cell * Math.max(-farthest, Math.min(farthest, part));
  const [across, down] = [board.width / columns, board.height / rows];
  const [left, top] = [way(off.left, across), way(off.top, down)];
  return {
    ...grid,
    board: {
      ...board,
      x: board.x + left,
      y: board.y + top,
      width: board.width - left + way(off.right, across),
      height: board.height - top + way(off.bottom, down),
    },
  };
}
