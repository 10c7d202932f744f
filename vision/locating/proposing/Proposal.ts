/** A place where a board could be, before its cells are looked at. */
import type { SearchedPixels } from '../../space.ts';
import type { Grid } from '../../types.ts';
import type { Sides } from '../measures/sides.ts';

export interface Proposal {
  grid: Grid<SearchedPixels>;
  sides: Sides;
  /** How well the edges inside fall on the grid's upright and on its level lines; see `combShare`. */
  across: number;
  down: number;
  /** How many cells the frame stands outside the board, sideways. */
  margin: number;
  /** Its cells are ruled with lines, which end where it does. */
  isRuled?: boolean;
  /** Higher is likelier, as far as this can be told without looking at cells. */
  rank: number;
}
