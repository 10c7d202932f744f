/** Measures the distance of the resting coloured puyo on a board from their cells. */
import type { Image, Rect } from '../../types.ts';
import { perCell, sample, type PuyoGrid } from '../cells/lattice.ts';
import { chancesAt } from '../cells/sprites.ts';
import { side } from '../cells/window.ts';

/** A resting puyo, and the distance of its middle right of and below that of its cell, in cells; null if unclear. */
export interface Standing {
  column: number;
  /** From the top. */
  row: number;
  x: number | null;
  y: number | null;
}

/** The search for the edges of a puyo, in cells from a place inside it: its start, its reach, and its accuracy. */
const first = 0.2;
const step = 0.1;
const reach = 0.6;
const narrow = 0.06;
/** Places around a board's own in which resting puyo are searched for, in cells: each is found from the nearest. */
const places = [0, -0.3, 0.3];
/** A puyo this far away is as likely to belong to another cell. */
const farthest = 0.46;
/** The range of the distance between both edges, in cells: anything wider or narrower is not a single puyo. */
const width = { least: 0.35, most: 0.75 };
/** At another place this many more puyo must seem to rest than at the board's own; */
const clearlyMore = 0.8;
/** unless they are this clear on average. */
const clearHere = 0.9;

/** A cell by its column, and its row from the top. */
export type Place = Pick<Standing, 'column' | 'row'>;

/**
 * The resting puyo on the board, although it may be almost half a cell beside them: the lowest ones, at most `most`
 * of those that are `wanted`.
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

/** The distance of the middle of the puyo near this cell from the cell's own, in cells. */
export function standingAt(image: Image, cell: Rect): Pick<Standing, 'x' | 'y'> {
  const here = chanceOfPuyo(image, cell);
  if (here < 0.5) return { x: null, y: null };
  return {
    x: middle(here, (off) => chanceOfPuyo(image, { ...cell, x: cell.x + off * cell.width })),
    y: middle(here, (off) => chanceOfPuyo(image, { ...cell, y: cell.y + off * cell.height })),
  };
}

/** Halfway between the two places at which a puyo is as likely as not. */
function middle(here: number, chanceAt: (off: number) => number): number | null {
  const [before, after] = [edge(chanceAt, -1, here), edge(chanceAt, 1, here)];
  if (before === null || after === null) return null;
  const wide = before + after;
  return wide < width.least || wide > width.most ? null : (after - before) / 2;
}

/** The distance in this direction at which a puyo becomes less likely than not. */
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
  /** The worth of all of them together: clearer ones count more. */
  worth: number;
  /** The offset at which the board was examined, in cells. */
  x: number;
  y: number;
}

/** The resting puyo on the board at its place, or slightly beside it if clearly more seem to rest there. */
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

/** Puyo from the floor up without a gap. */
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

/** The chances that this cell is empty, and that it contains a coloured puyo, 0..1: garbage may be a floor of stones. */
function lookInto(image: Image, { x, y, width, height }: Rect): { empty: number; puyo: number } {
  const [w, h] = [width / perCell, height / perCell];
  const around = { x: x - w, y: y - h, width: width + 2 * w, height: height + 2 * h };
  const chances = chancesAt(sample(image, around, side, side), { x: 1, y: 1, cell: 0 }, null);
  return { empty: chances[0]!, puyo: chances[1]! };
}

const chanceOfPuyo = (image: Image, cell: Rect): number => lookInto(image, cell).puyo;
