/** Whether a Puyo board fills its frame, or is on its floor. */
import { levelEdge } from '../../pixels/levelEdge.ts';
import type { Image, Rect } from '../../types.ts';
import type { PuyoGrid } from '../cells/lattice.ts';

/** A side is on an edge that is at most a pixel away. */
const near = 1;
/** The accuracy of the floor's place by the puyo, as a part of a cell. */
const floorReach = 0.05;

/** The upper and the lower side are on clear edges along the whole board: ceiling and floor. */
export function standsInFrame(image: Image, grid: PuyoGrid): boolean {
  const { y, height } = grid.board;
  return [y, y + height].every((side) => levelEdge(image, grid, side - near, side + near) !== null);
}

/** The lower side of one place of the board is on a clear edge along the whole board, and that of another one isn't. */
export function standsOnFloor(image: Image, grid: PuyoGrid, one: Rect, other: Rect): boolean {
  const reach = Math.max(near, (floorReach * one.height) / grid.rows);
  const [here, there] = [one, other].map((board) => {
    const floor = board.y + board.height;
    return levelEdge(image, { ...grid, board }, floor - reach, floor + reach) !== null;
  });
  return here! && !there;
}
