/** Whether the contents of a place confirm that a board is there. */
import type { Grid, Image } from '../types.ts';
import { holdsPuyo } from './holdsPuyo.ts';
import { contrastCells } from '../cells/ground/background.ts';
import { lookAtCells } from '../cells/cellLooks.ts';
import { interpretCells } from '../cells/interpretCells.ts';
import { clarities } from '../cells/separatePieces.ts';
import { clearness, hasFullRow } from '../judgeTetris.ts';
import { findPreviews, type Previews } from '../previews/previews.ts';

/** `grid`: fitted to the pixel. `previewsOf`: as `findPreviews`; asked only if all else confirms a game. */
export const holdsGame = (image: Image, grid: Grid, previewsOf?: PreviewsOf): boolean =>
  grid.game === 'puyo' ? holdsPuyo(image, grid) : holdsPieces(image, grid, previewsOf);

type PreviewsOf = (grid: Grid) => Previews;

/** A stack with fewer blocks may be anything. */
const fewest = 4;

/** Whether a place contains a Tetris game: a stack, a piece in the air above it, and a next one beside the board. */
export function holdsPieces(
  image: Image,
  grid: Grid,
  previewsOf: PreviewsOf = (one) => findPreviews(image, one),
): boolean {
  const looks = lookAtCells(image, grid);
  const { contents, contrast, covered, ambiguous } = interpretCells(looks, contrastCells(looks));
  const { falling, locked, loose } = contents;
  if (!falling || falling.clarity < clarities.byColour || loose > 0 || covered.length > 0) return false;
  if (ambiguous || clearness(contrast) < 1 || hasFullRow(locked, grid.columns)) return false;
  return locked.filter((one) => one === 1).length >= fewest && previewsOf(grid).next.length > 0;
}
