/** Whether the contents of a place confirm that a board is there. */
import type { Grid, Image } from '../types.ts';
import { holdsPieces } from './holdsPieces.ts';
import { holdsPuyo } from './holdsPuyo.ts';

/** `grid`: fitted to the pixel. */
export const holdsGame = (image: Image, grid: Grid): boolean =>
  (grid.game === 'puyo' ? holdsPuyo : holdsPieces)(image, grid);
