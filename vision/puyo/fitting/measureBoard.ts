/** Moves a board that was found slightly beside its cells to the place where its puyo are in their cells. */
import type { Image, Rect } from '../../types.ts';
import { lookOnce } from '../cells/fieldCells.ts';
import { fitCells } from './fitCells.ts';
import { standsInFrame, standsOnFloor } from './standsInFrame.ts';
import { sampleBoard, type Lattice, type PuyoGrid } from '../cells/lattice.ts';
import { contents } from '../cells/sprites.ts';
import { standings } from './standing.ts';

/** With fewer unclear cells than this the board is right: a pair between rows makes three of them unclear. */
const wellPlaced = 3.2;
/** The number of puyo that are measured in one picture: fewer could be a falling pair, more give no new information. */
const measured = { least: 4, most: 14 };

/** A board aligned with its puyo, and the result of the first look at it there. */
export interface Aligned {
  board: Rect;
  lattice: Lattice;
  /** As in `lookOnce`, without a backdrop. */
  chances: Float32Array;
}

/** The aligned board if its resting puyo are clearly beside their cells; null if it is right, or nothing is clear. */
export function measureBoard(image: Image, grid: PuyoGrid): Rect | null {
  const found = standings(image, grid, measured.most);
  if (found.length < measured.least) return null;
  return fitCells(grid, found, grid.board, {
    isFramed: standsInFrame(image, grid),
    hasFloorAt: (board) => standsOnFloor(image, grid, board, grid.board),
  });
}

export function lookAligned(image: Image, grid: PuyoGrid): Aligned {
  const asFound = lookAt(image, grid, grid.board);
  const moved = unclear(asFound) > wellPlaced ? measureBoard(image, grid) : null;
  return moved ? lookAt(image, grid, moved) : asFound;
}

export function lookAt(image: Image, { columns, rows }: PuyoGrid, board: Rect): Aligned {
  const lattice = sampleBoard(image, board, columns, rows);
  return { board, lattice, chances: lookOnce(lattice, columns, rows, null) };
}

/** The number of cells that could as well be something else; half a puyo in one counts as one. */
function unclear({ chances }: Aligned): number {
  let sum = 0;
  for (let i = 0; i < chances.length; i += contents.length)
    sum += 1 - Math.max(chances[i]!, chances[i + 1]!, chances[i + 2]!);
  return sum;
}
