/** The last step of finding a board: its sides to the pixel, in the picture's full size. */
import type { Grid } from '../grid.ts';
import { findEdges } from '../edges.ts';
import { clip, crop } from '../image.ts';
import type { Image } from '../types.ts';
import { refine } from './refine.ts';

/** So many cells around the board are looked at with it: its frame. */
const around = 0.6;

/** A side moves by at most so much of a cell. */
const reach = 0.35;
/** First in steps of a cell's part, then pixel by pixel. */
const coarseSteps = 14;
const narrow = 1;

export function settle(image: Image, grid: Grid): Grid {
  const { board, columns, rows } = grid;
  const w = (around * board.width) / columns;
  const h = (around * board.height) / rows;
  const part = clip(
    { x: board.x - w, y: board.y - h, width: board.width + 2 * w, height: board.height + 2 * h },
    image,
  );
  const local = { ...board, x: board.x - part.x, y: board.y - part.y };
  const map = findEdges(crop(image, part));
  const cell = board.width / columns;
  const near = refine({ ...grid, board: local }, map, reach, Math.max(1, cell / coarseSteps));
  const settled = refine(near, map, 0.2, 1, narrow);
  return { ...grid, board: { ...settled.board, x: settled.board.x + part.x, y: settled.board.y + part.y } };
}
