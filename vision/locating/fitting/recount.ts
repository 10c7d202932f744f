/** Counts the rows of a board with known sides by its contents. */
import { lookAtCells, roughSamples, type CellLooks } from '../../cells/cellLooks.ts';
import type { PicturePixels } from '../../space.ts';
import type { GameKind, Grid, Image } from '../../types.ts';
import { roughContrast } from '../measures/contrast.ts';
import type { EdgeMap } from '../measures/maps.ts';
import { fitsOf } from './refine.ts';

/** The possible numbers of rows; see `sizes` of proposeByContent. */
const counts: Readonly<Record<GameKind, readonly [least: number, most: number]>> = {
  tetris: [12, 24],
  puyo: [12, 20],
};
/**
 * Another number of rows has to fit better by this much (see `fitsOf`). In the boards of clients that were left out
 * when the judge was fitted, wrong ones gain 0.23 to 0.38 by one row, right ones 0.05 at most.
 */
const clearlyBetter = 0.15;
/** Cells that are square up to this share of their width confirm their number, even if round puyo seem to contradict it. */
const square = 0.06;
/** Cells whose channels and textures differ by no more in total look the same. */
const alike = 20;

/**
 * The same board with one row more or fewer if its cells are not square and its blocks clearly fit that number.
 * `map`: of the picture of the grid.
 */
export function recount<In extends PicturePixels>(grid: Grid<In>, map: EdgeMap): Grid<In> {
  const { board, columns } = grid;
  if (Math.abs((board.height * columns) / grid.rows / board.width - 1) < square) return grid;
  const [least, most] = counts[grid.game];
  const downOf = (one: Grid<In>): number => fitsOf(one, map)[1];
  const rivals = [grid.rows - 1, grid.rows + 1]
    .filter((rows) => rows >= least && rows <= most)
    .map((rows) => ({ ...grid, rows }));
  const best = rivals.reduce((a, b) => (downOf(b) > downOf(a) ? b : a), grid);
  return downOf(best) > downOf(grid) + clearlyBetter ? best : grid;
}

/**
 * The Tetris board without its outermost row if that is a part of its frame: a whole row in one look beside an empty
 * one. Blocks are never arranged like that, except a row at the bottom that can't be cleared: it ends at the walls.
 */
export function withoutFrame<In extends PicturePixels>(grid: Grid<In>, image: Image): Grid<In> {
  const { board, columns, rows } = grid;
  if (grid.game !== 'tetris' || rows <= counts.tetris[0]) return grid;
  const looks = lookAtCells(image, grid, roughSamples);
  const { distances, threshold } = roughContrast(looks);
  const filledIn = (row: number): number =>
    distances.subarray(row * columns, (row + 1) * columns).filter((distance) => distance > threshold).length;
  const isFrame = (row: number, next: number): boolean =>
    filledIn(row) === columns && filledIn(next) === 0 && isEven(looks, row);
  const height = board.height / rows;
  const less = { ...board, height: board.height - height };
  if (isFrame(0, 1)) return { ...grid, rows: rows - 1, board: { ...less, y: board.y + height } };
  if (isFrame(rows - 1, rows - 2) && goesOn(image, grid)) return { ...grid, rows: rows - 1, board: less };
  return grid;
}

/** Whether all cells of a row look the same. */
function isEven(looks: CellLooks, row: number): boolean {
  const first = row * looks.columns;
  for (let cell = first + 1; cell < first + looks.columns; cell += 1)
    if (differenceOf(looks, first, cell) > alike) return false;
  return true;
}

/** Whether the bottom row continues beyond a wall. */
function goesOn(image: Image, grid: Grid<PicturePixels>): boolean {
  const { board, columns, rows } = grid;
  const width = board.width / columns;
  const wider = {
    ...grid,
    columns: columns + 2,
    board: { ...board, x: board.x - width, width: board.width + 2 * width },
  };
  const looks = lookAtCells(image, wider, roughSamples);
  const first = (rows - 1) * wider.columns;
  const last = first + wider.columns - 1;
  return differenceOf(looks, first, first + 1) <= alike || differenceOf(looks, last, last - 1) <= alike;
}

function differenceOf({ colours, textures }: CellLooks, a: number, b: number): number {
  let sum = Math.abs(textures[a]! - textures[b]!);
  for (let c = 0; c < 3; c += 1) sum += Math.abs(colours[a * 3 + c]! - colours[b * 3 + c]!);
  return sum;
}
