/** Measures how far the coloured puyo that lie on a board stand beside their cells. */
import type { Image, Rect } from '../../types.ts';
import { perCell, sample, type PuyoGrid } from '../cells/lattice.ts';
import { chancesAt } from '../cells/sprites.ts';
import { side } from '../cells/window.ts';

/** A puyo that lies, and how many cells its middle is right of and below that of its cell; null where it isn't clear. */
export interface Standing {
  column: number;
  /** From the top. */
  row: number;
  x: number | null;
  y: number | null;
}

/** Where the edges of a puyo are looked for, in cells from a place in it: from here on, so far, and how closely. */
const first = 0.2;
const step = 0.1;
const reach = 0.6;
const narrow = 0.06;
/** Places around a board's own in which puyo that lie are looked for, in cells: each is found from the nearest. */
const places = [0, -0.3, 0.3];
/** A puyo so far away is as likely to be another cell's. */
const farthest = 0.46;
/** The distance of both edges together, in cells: what is wider or narrower is no single puyo. */
const width = { least: 0.35, most: 0.75 };
/** Elsewhere so many more puyo must seem to lie than on the board as it is; */
const clearlyMore = 0.8;
/** but not where they are so clear on average. */
const clearHere = 0.9;

/** A cell by its column, and its row from the top. */
export type Place = Pick<Standing, 'column' | 'row'>;

/**
 * The puyo that lie on the board, though it may be almost half a cell beside them: the lowest ones, `most` of them at
 * most, of those that are `wanted`.
 */
export function standings(
  image: Image,
  grid: PuyoGrid,
  most: number,
  wanted: (place: Place) => boolean = () => true,
): Standing[] {
  const { cells, x: dx, y: dy } = lyingNear(image, grid);
  return cells
    .filter(wanted)
    .slice(0, most)
    .map(({ column, row }) => {
      const { x, y } = standingAt(image, cellAt(grid, column + dx, row + dy));
      return { column, row, x: within(x, dx), y: within(y, dy) };
    });
}

const within = (off: number | null, beside: number): number | null =>
  off === null || Math.abs(off + beside) > farthest ? null : off + beside;

/** How far the middle of the puyo in about this cell is from the cell's own, in cells. */
export function standingAt(image: Image, cell: Rect): Pick<Standing, 'x' | 'y'> {
  const here = chanceOfPuyo(image, cell);
  if (here < 0.5) return { x: null, y: null };
  return {
    x: middle(here, (off) => chanceOfPuyo(image, { ...cell, x: cell.x + off * cell.width })),
    y: middle(here, (off) => chanceOfPuyo(image, { ...cell, y: cell.y + off * cell.height })),
  };
}

/** Half way between the two places at which a puyo is as likely as not. */
function middle(here: number, chanceAt: (off: number) => number): number | null {
  const [before, after] = [edge(chanceAt, -1, here), edge(chanceAt, 1, here)];
  if (before === null || after === null) return null;
  const wide = before + after;
  return wide < width.least || wide > width.most ? null : (after - before) / 2;
}

/** How far away in this direction a puyo gets less likely than not. */
function edge(chanceAt: (off: number) => number, direction: number, here: number): number | null {
  let near = { off: 0, chance: here };
  for (let off = first; off <= reach; off += step) {
    const far = { off, chance: chanceAt(direction * off) };
    if (far.chance < 0.5) return crossing(...narrowed(chanceAt, direction, near, far));
    near = far;
  }
  return null;
}

interface Tried {
  off: number;
  chance: number;
}

/** The narrow part in which the edge is, as its two ends. */
function narrowed(
  chanceAt: (off: number) => number,
  direction: number,
  near: Tried,
  far: Tried,
): [Tried, Tried] {
  if (far.off - near.off < narrow) return [near, far];
  const off = (near.off + far.off) / 2;
  const half = { off, chance: chanceAt(direction * off) };
  return half.chance < 0.5
    ? narrowed(chanceAt, direction, near, half)
    : narrowed(chanceAt, direction, half, far);
}

const crossing = (near: Tried, far: Tried): number =>
  near.off + ((far.off - near.off) * (near.chance - 0.5)) / (near.chance - far.chance);

interface Lying {
  cells: Place[];
  /** What all of them together are worth: the clearer ones more. */
  worth: number;
  /** The board was looked at so many cells beside its place. */
  x: number;
  y: number;
}

/** What lies on the board where it is, or a little beside it, where clearly more seems to. */
function lyingNear(image: Image, grid: PuyoGrid): Lying {
  const here = lyingAt(image, grid, 0, 0);
  if (here.cells.length > 1 && here.worth >= clearHere * here.cells.length) return here;
  let best = here;
  for (const y of places)
    for (const x of places) {
      const other = x === 0 && y === 0 ? here : lyingAt(image, grid, x, y);
      if (other.worth > Math.max(best.worth, here.worth + clearlyMore)) best = other;
    }
  return best;
}

/** Puyo from the floor on, without a gap in between. */
function lyingAt(image: Image, grid: PuyoGrid, x: number, y: number): Lying {
  const lying: Lying = { cells: [], worth: 0, x, y };
  for (let column = 0; column < grid.columns; column += 1)
    for (let row = grid.rows - 1; row >= 0; row -= 1) {
      const { empty, puyo } = lookInto(image, cellAt(grid, column + x, row + y));
      if (empty >= 0.5) break;
      if (puyo < 0.5) continue;
      lying.cells.push({ column, row });
      lying.worth += 2 * puyo - 1;
    }
  lying.cells.sort((a, b) => b.row - a.row);
  return lying;
}

const cellAt = ({ board, columns, rows }: PuyoGrid, column: number, row: number): Rect => {
  const [width, height] = [board.width / columns, board.height / rows];
  return { x: board.x + column * width, y: board.y + row * height, width, height };
};

/** How likely this cell is empty, and how likely a coloured puyo is in it, 0..1: garbage may be a floor of stones. */
function lookInto(image: Image, { x, y, width, height }: Rect): { empty: number; puyo: number } {
  const [w, h] = [width / perCell, height / perCell];
  const around = { x: x - w, y: y - h, width: width + 2 * w, height: height + 2 * h };
  const chances = chancesAt(sample(image, around, side, side), { x: 1, y: 1, cell: 0 }, null);
  return { empty: chances[0]!, puyo: chances[1]! };
}

const chanceOfPuyo = (image: Image, cell: Rect): number => lookInto(image, cell).puyo;
