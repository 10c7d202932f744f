/** The numbers of columns and rows of a board by the ends of changes of its moving pieces. */
import { slant } from '../../../../grids.ts';
import type { Grid } from '../../../../types.ts';
import { acrossOf, downOf, fitOf, linesHit, totalOf, type Ends, type Measured, type Span } from './ends.ts';

/** Numbers that differ by more are not mistaken for each other. */
const mostApart = 3;
/** Fewer lines fit several numbers of cells. */
const leastLines = 4;
/** The ends match a number of cells at least this well, and the other one at most that well, 1 = exactly, 0 = by chance. */
const fits = { leastRight: 0.95, mostWrong: 0.6 };

/**
 * The same board with other numbers of columns and rows, if all pieces have moved between the lines of those and not
 * between its own; null if not. Its cells become squarer: a board with a wrong number has oblong ones.
 */
export function otherDivision({ across, down }: Measured, found: Grid): Grid | null {
  const { game, board } = found;
  const columns = countBy(across, acrossOf(board), found.columns);
  const rows = countBy(down, downOf(board), found.rows);
  const other = { game, board, columns, rows };
  return slant(other) < slant(found) ? other : null;
}

function countBy(ends: Ends, span: Span, own: number): number {
  const total = totalOf(ends);
  const fitTo = (count: number): number => fitOf(ends, span, count) / total;
  if (linesHit(ends, total) < leastLines || fitTo(own) > fits.mostWrong) return own;
  const counts = Array.from({ length: 2 * mostApart + 1 }, (_, i) => own - mostApart + i);
  const best = counts.reduce((a, b) => (fitTo(b) > fitTo(a) ? b : a));
  return fitTo(best) >= fits.leastRight ? best : own;
}
