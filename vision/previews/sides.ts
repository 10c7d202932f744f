/** Searches the surroundings of a board for drawn pieces: the next ones and the held one. */
import { contrastCells, type Contrast } from '../cells/ground/background.ts';
import { lookAtCells, roughSamples, type CellLooks } from '../cells/cellLooks.ts';
import { clip } from '../pixels/image.ts';
import type { Grid, Image, Rect } from '../types.ts';
import { findDrawnPieces, isPlain, type Drawn } from './drawnPieces.ts';
import { isEmptyGrid } from './emptyGrid.ts';
import { isLetter, rate, type Palette, type Rated } from './pieceWorth.ts';
import { choose, columnOf, nearerThan, type Chosen } from './queue.ts';

/** This many cells beside the board are searched; more only if nothing is found there. */
const beside = 9;
const far = 16;
/** If nothing is found farther away, previews may be this near to the board, in cells, like frames. */
const touching = 0.05;
/** Cells below the board's floor that are searched as well. */
const below = 3;
/** Cells above the board, or below it, and past its sides there. */
const above = 5;
const past = 3;
/** The distance of the frame beside and above the board, in cells. */
const frame = 0.25;

/** The colours of the board's cells with and without blocks. */
interface BoardColours {
  blocks: Palette;
  empty: Palette;
}

/** The next pieces and the held one. */
export interface Found extends Chosen {
  /** See `columnOf`. */
  column: Drawn[];
  /** See `nearerThan`. */
  nearer: Drawn | null;
}

/** Searches beside and above the board, and only if nothing is found there elsewhere. */
export function findAround(image: Image, grid: Grid): Found {
  const looks = lookAtCells(image, grid, roughSamples);
  const contrast = contrastCells(looks, 2);
  const known = { blocks: blockColours(looks, contrast), empty: emptyColours(looks, contrast) };
  const near = searchAround(image, grid, known, frame, beside);
  const isFound = ({ next }: Chosen): boolean => next.some((one) => !isLetter(one, grid));
  return isFound(near) ? near : (farther(image, grid, known, isFound) ?? near);
}

/** Previews farther away, directly at the board, or below it; null if none are found. */
function farther(
  image: Image,
  grid: Grid,
  known: BoardColours,
  isFound: (one: Chosen) => boolean,
): Found | null {
  const away = searchAround(image, grid, known, beside - 2, far);
  if (isFound(away)) return away;
  const close = searchAround(image, grid, known, touching, beside);
  if (isFound(close)) return close;
  const under = searchUnder(image, grid, known);
  return isFound(under) ? under : null;
}

/** The choice, and all pieces in the column of the next ones. `from` and `to` in cells beside the board. */
function searchAround(image: Image, grid: Grid, known: BoardColours, from: number, to: number): Found {
  const { board } = grid;
  const { width, height } = cellOf(grid);
  const search = (x: number, y: number, w: number, h: number): Rated[] =>
    searchIn(image, grid, known, { x, y, width: w, height: h });
  const top = board.y - height;
  const tall = board.height + (1 + below) * height;
  const wide = (to - from) * width;
  const around = {
    left: search(board.x - to * width, top, wide, tall),
    right: search(board.x + board.width + from * width, top, wide, tall),
    over: search(
      board.x - past * width,
      board.y - (above + frame) * height,
      board.width + 2 * past * width,
      above * height,
    ),
  };
  const chosen = choose(around, grid);
  return { ...chosen, column: columnOf(around, chosen), nearer: nearerThan(chosen, around, grid) };
}

/** The first piece below the board; bars and squares there are keys, buttons and words. */
function searchUnder(image: Image, grid: Grid, known: BoardColours): Found {
  const { board } = grid;
  const { width, height } = cellOf(grid);
  const region = {
    x: board.x - past * width,
    y: board.y + board.height + frame * height,
    width: board.width + 2 * past * width,
    height: above * height,
  };
  const pieces = searchIn(image, grid, known, region).filter((one) => !isPlain(one));
  const chosen = choose({ left: [], over: pieces, right: [] }, grid);
  return { ...chosen, column: chosen.next, nearer: null };
}

function searchIn(image: Image, grid: Grid, { blocks, empty }: BoardColours, region: Rect): Rated[] {
  const drawn = findDrawnPieces(image, clip(region, image), cellOf(grid));
  return rate(
    image,
    drawn.filter((one) => !isEmptyGrid(image, one, empty)),
    grid,
    blocks,
  );
}

/** In pixels. */
export const cellOf = ({ board, columns, rows }: Grid): { width: number; height: number } => ({
  width: board.width / columns,
  height: board.height / rows,
});

/** The colours of the filled cells, without near duplicates. */
export const blockColours = (looks: CellLooks, { distances, threshold }: Contrast): Palette =>
  coloursOf(looks, (cell) => distances[cell]! > threshold);

const emptyColours = (looks: CellLooks, { distances, threshold }: Contrast): Palette =>
  coloursOf(looks, (cell) => distances[cell]! <= threshold);

function coloursOf(looks: CellLooks, counts: (cell: number) => boolean): Palette {
  const colours: Float32Array[] = [];
  const cells = looks.columns * looks.rows;
  for (let cell = 0; cell < cells && colours.length < mostColours; cell += 1) {
    if (!counts(cell)) continue;
    const colour = looks.colours.subarray(cell * 3, cell * 3 + 3);
    if (colours.every((known) => known.some((value, c) => Math.abs(value - colour[c]!) > 12)))
      colours.push(colour);
  }
  return colours;
}

const mostColours = 40;
