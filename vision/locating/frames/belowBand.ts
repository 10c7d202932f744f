import { slant } from '../../grids.ts';
import type { Grid } from '../../types.ts';

/** Logarithms of the ratio of a cell's sides: cells are square, or clearly not. */
const square = 0.02;
const oblong = 0.03;
/** The network that judges grids is clear about two boards if their odds differ by more than this, as logarithms. */
const clear = 2.5;

/**
 * The board without a band above it that is as high as a row: its cells are square, those of the same number of rows
 * including the band are not, and the network that judges grids is not clear. Otherwise the grid itself.
 */
export function belowBand(grid: Grid, oddsOf: (grid: Grid) => number): Grid {
  const { board, rows } = grid;
  const band = board.height / (rows + 1);
  const below = { ...grid, board: { ...board, y: board.y + band, height: board.height - band } };
  const isLikely = slant(grid) > oblong && slant(below) < square && oddsOf(below) > oddsOf(grid) - clear;
  return isLikely ? below : grid;
}
