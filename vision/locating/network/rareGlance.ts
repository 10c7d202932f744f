/** Which places of sizes that few games have are worth a closer look. */
import type { PicturePixels } from '../../space.ts';
import type { Grid } from '../../types.ts';
import { weigh } from '../likelihood.ts';
import { rareGlanceWeights } from './rareGlanceWeights.ts';

/** How likely such a place is at a glance; comparable within a picture. `glance`: see `glanceNames`. */
export const rareGlanceScore = (grid: Grid<PicturePixels>, glance: readonly number[]): number =>
  weigh(rareGlanceWeights, rareGlanceOf(grid, glance));

/** What is known at a glance, and the size. */
const rareGlanceOf = (
  { game, columns, rows }: Grid<PicturePixels>,
  glance: readonly number[],
): readonly number[] => [
  ...glance,
  game === 'puyo' ? 1 : 0,
  (columns - 10) / 4,
  (rows - 18) / 6,
  Math.abs(columns - 10) / 4,
];
