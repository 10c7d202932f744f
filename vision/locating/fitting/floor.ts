/** Where the floor and the ceiling of a well are. */
import type { Grid, Image } from '../../types.ts';
import { clear, difference, levelEdge, stepDown } from '../../pixels/levelEdge.ts';

/** The floor lies at most so many cells above the lower side that was found, and is at least so thick. */
const highest = 0.45;
/** Where that side is on no edge, the floor may lie so many cells below it. */
const lowest = 0.2;
const thick = 0.06;
/** The edge on which a wall ends is so near to where it does, in cells. */
const near = 0.12;
/** On each side of a wall's line so much of a cell is compared, but for so much next to the line. */
const strip = { from: 0.03, to: 0.12 };
/** A wall is looked at in so much of a cell above the floor; the floor in bands of so much of a cell. */
const tall = 0.35;
const band = 0.07;
/** The ceiling is at most so many cells above the upper side that was found, or below it. */
const ceiling = { above: 0.2, below: 0.2 };
/** A difference of a channel, in levels, where there is no edge. */
const none = 12;

/**
 * The board with its lower side where a wall ends on a level edge, if one clearly does in its lowest row: below that
 * it is the floor, however clear the floor's own lower edge may be.
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

/** The board with its lower side on the next level edge below it, where it is on none itself. */
export function reachFloor(image: Image, grid: Grid): Grid {
  const { board, rows } = grid;
  const bottom = board.y + board.height;
  if (levelEdge(image, grid, bottom - 2, bottom + 2) !== null) return grid;
  const edge = levelEdge(image, grid, bottom + 2, bottom + (lowest * board.height) / rows);
  return edge === null ? grid : { ...grid, board: { ...board, height: edge - board.y } };
}

/** The board with its upper side on the next level edge: what is shaded below a ceiling seems to be a part of it. */
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

/** How much the colours left and right of a wall's line differ. */
function acrossWall(image: Image, { board, columns }: Grid, x: number, y: number, height: number): number {
  const w = board.width / columns;
  const width = (strip.to - strip.from) * w;
  const left = { x: x - strip.to * w, y, width, height };
  return difference(image, left, { ...left, x: x + strip.from * w });
}
