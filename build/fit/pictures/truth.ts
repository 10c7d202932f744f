/** Whether a board of a labelled picture was found where it is. */
import type { Grid } from '../../../vision/types.ts';

/** The largest error of a side, in cells. */
const tolerance = 0.25;

/** The same game and cells, every side within a quarter of a cell. */
export function isRight(found: Grid, wanted: Grid): boolean {
  if (found.game !== wanted.game || found.columns !== wanted.columns || found.rows !== wanted.rows)
    return false;
  const [a, b] = [found.board, wanted.board];
  const across = (b.width / wanted.columns) * tolerance;
  const down = (b.height / wanted.rows) * tolerance;
  return (
    Math.abs(a.x - b.x) <= across &&
    Math.abs(a.x + a.width - b.x - b.width) <= across &&
    Math.abs(a.y - b.y) <= down &&
    Math.abs(a.y + a.height - b.y - b.height) <= down
  );
}
