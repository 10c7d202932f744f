import { withoutPadding } from '../../puyo/fitting/withoutPadding.ts';
import type { Grid } from '../../types.ts';

/** The size of nearly all Puyo boards. */
const usual = { columns: 6, rows: 12 };
/** A board is clearly likelier if its odds are greater by this, as logarithms. */
const clearlyMore = 0.5;

/**
 * The Puyo board of the usual size in the padding of the grid's frame, if it is clearly likelier than the grid by the
 * network that judges grids. Otherwise the grid itself.
 */
export function withinPadding(grid: Grid, oddsOf: (grid: Grid) => number): Grid {
  if (grid.game !== 'puyo') return grid;
  const padded = withoutPadding({ ...grid, ...usual }).map((board) => ({ ...grid, ...usual, board }));
  if (padded.length === 0) return grid;
  const best = padded.reduce((a, b) => (oddsOf(b) > oddsOf(a) ? b : a));
  return oddsOf(best) > oddsOf(grid) + clearlyMore ? best : grid;
}
