/** The size at which a picture is searched, and the conversions. */
import { searchedPixels, type SearchedPixels } from '../space.ts';
import type { Grid, Image, Rect } from '../types.ts';
import { halfOf, smaller } from '../pixels/smaller.ts';

/** Pictures with more pixels are searched at a half, a third ... of their size. */
const mostPixels = 1_100_000;

/** The factor by which the picture is reduced for the search. */
export const workFactor = ({ width, height }: Image): number =>
  Math.max(1, Math.ceil(Math.sqrt((width * height) / mostPixels)));

/** The picture in which boards are searched. */
export const searchedOf = (image: Image): Image => halve(image, workFactor(image));

/** The picture at 1/`factor` of its size; halving has a faster path. */
export function halve(image: Image, factor: number): Image {
  if (factor === 1) return image;
  return factor === 2 ? halfOf(image) : smaller(image, factor);
}

/** The part of the picture before it was reduced: all four sides * factor. */
export const enlargeRect = ({ x, y, width, height }: Rect<SearchedPixels>, factor: number): Rect => ({
  x: x * factor,
  y: y * factor,
  width: width * factor,
  height: height * factor,
});

/** The same cells in the picture that is searched: all four sides / factor. */
export const reducedGrid = (grid: Grid, factor: number): Grid<SearchedPixels> => {
  const { x, y, width, height } = grid.board;
  const board = { x: x / factor, y: y / factor, width: width / factor, height: height / factor };
  return { ...grid, board: searchedPixels(board) };
};
