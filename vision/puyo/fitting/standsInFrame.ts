/** Whether a Puyo board fills its frame. */
import { levelEdge } from '../../pixels/levelEdge.ts';
import type { Image } from '../../types.ts';
import type { PuyoGrid } from '../cells/lattice.ts';

/** A side is on an edge that is at most a pixel away. */
const near = 1;

/** The upper and the lower side are on clear edges that run all along the board: ceiling and floor. */
export function standsInFrame(image: Image, grid: PuyoGrid): boolean {
  const { y, height } = grid.board;
  return [y, y + height].every((side) => levelEdge(image, grid, side - near, side + near) !== null);
}
