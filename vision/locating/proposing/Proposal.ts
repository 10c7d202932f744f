/** A place where a board could be, before its cells are examined. */
import type { SearchedPixels } from '../../space.ts';
import type { Grid } from '../../types.ts';
import type { Sides } from '../measures/sides.ts';

export interface Proposal {
  grid: Grid<SearchedPixels>;
  sides: Sides;
  /** How well the edges inside match the grid's vertical and its horizontal lines; see `gridLineShare`. */
  across: number;
  down: number;
  /** The distance of the frame from the board at the sides, in cells. */
  margin: number;
  /** Its cells are separated by lines that end at the board's sides. */
  isRuled?: boolean;
  /** Higher is likelier, by everything except the cells. */
  rank: number;
}
