/** Finds the floor and the ceiling of a well. */
import type { Grid, Image } from '../../types.ts';
import { clear, difference, levelEdge, stepDown } from '../../pixels/levelEdge.ts';

/** The floor is at most this many cells above the lower side that was found, and at least this thick. */
const highest = 0.45;
/** If that side is on no edge, the floor may be this many cells below it. */
const lowest = 0.2;
const thick = 0.06;
/** The edge on which a wall ends is within this distance of its end, in cells. */
const near = 0.12;
/** The part of a cell that is compared on each side of a wall's line, without the part next to the line. */
const strip = { from: 0.03, to: 0.12 };
/** A wall is examined in this part of a cell above the floor; the floor in bands of this part of a cell. */
const tall = 0.35;
const band = 0.07;
/** The ceiling is at most this many cells above or below the upper side that was found. */
const ceiling = { above: 0.2, below: 0.2 };
/** The difference of a channel, in levels, up to which there is no edge. */
const none = 12;

/**
 * The board with its lower side where a wall ends on a horizontal edge, if one clearly does in its bottom row: below
 * that is the floor, even if the floor's own lower edge is clearer.
 */
export function standOnFloor(image: Image, grid: Grid): Grid {
  const { board, rows } = grid;
  const h = board.height / rows;
  const bottom = board.y + board.height;
  for (const x of [board.x, board.x + board.width]) {
    const wall = (y: number, height: number): number => acrossWall(image, grid, x, y, height);
    const deep = Math.max(2, band * h);
    let floor = bottom;
    while (bottom - floor < highest * h && wall(floor - deep, deep) <= none) floor -= 1;
    const height = bottom - floor;
    if (height < thick * h || height >= highest * h || wall(floor - deep - tall * h, tall * h) < clear)
      continue;
    const reach = Math.max(3, near * h);
    const edge = levelEdge(image, grid, floor - reach, floor + reach);
    if (edge !== null) return { ...grid, board: { ...board, height: edge - board.y } };
  }
  return grid;
}

/** The board with its lower side on the next horizontal edge below it, if it is not on one already. */
export function reachFloor(image: Image, grid: Grid): Grid {
  const { board, rows } = grid;
  const bottom = board.y + board.height;
  if (levelEdge(image, grid, bottom - 2, bottom + 2) !== null) return grid;
  const edge = levelEdge(image, grid, bottom + 2, bottom + (lowest * board.height) / rows);
  return edge === null ? grid : { ...grid, board: { ...board, height: edge - board.y } };
}

/** The board with its upper side on the next horizontal edge: the shadow below a ceiling seems to be a part of it. */
export function reachCeiling(image: Image, grid: Grid): Grid {
  const { board, rows } = grid;
  const h = board.height / rows;
  let y = Math.round(board.y + ceiling.below * h);
  while (y > board.y - ceiling.above * h && stepDown(image, grid, y) <= clear) y -= 1;
  const edge = levelEdge(image, grid, y - 2, y);
  return edge === null
    ? grid
    : { ...grid, board: { ...board, y: edge, height: board.y + board.height - edge } };
}

/** The difference of the colours left and right of a wall's line. */
function acrossWall(image: Image, { board, columns }: Grid, x: number, y: number, height: number): number {
  const w = board.width / columns;
  const width = (strip.to - strip.from) * w;
  const left = { x: x - strip.to * w, y, width, height };
  return difference(image, left, { ...left, x: x + strip.from * w });
}
