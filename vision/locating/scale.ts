/** At which size a picture is searched, and the way back. */
import { searchedPixels, type Point, type SearchedPixels } from '../space.ts';
import type { Grid, Image } from '../types.ts';
import { pixelsOf, shrink } from '../pixels/image.ts';

/** Pictures with more pixels are searched at a half, a third ... of their size. */
const mostPixels = 1_100_000;

/** How many times smaller the picture is searched. */
export const workFactor = ({ width, height }: Image): number =>
  Math.max(1, Math.ceil(Math.sqrt((width * height) / mostPixels)));

/** The picture at 1/`factor` of its size; halving has a faster way. */
export function halve(image: Image, factor: number): Image {
  if (factor === 1) return image;
  return factor === 2 ? half(image) : shrink(image, factor);
}

/** Means of two by two pixels, all four channels of a pixel at once; at most 1 level less than exact. */
function half(image: Image): Image {
  const { width } = image;
  const pixels = pixelsOf(image);
  const w = width >> 1;
  const h = image.height >> 1;
  const means = new Int32Array(w * h);
  for (let y = 0, to = 0; y < h; y += 1) {
    let at = 2 * y * width;
    for (let x = 0; x < w; x += 1, at += 2, to += 1)
      means[to] = mean(
        mean(pixels[at]!, pixels[at + 1]!),
        mean(pixels[at + width]!, pixels[at + width + 1]!),
      );
  }
  return { width: w, height: h, data: new Uint8Array(means.buffer) };
}

/** The mean of each of the four bytes: what both have, and half of what only one has. */
const mean = (a: number, b: number): number => (a & b) + (((a ^ b) >>> 1) & 0x7f7f7f7f);

/** The same cells in the picture before it was made smaller: all four sides * factor. */
export function enlarge(grid: Grid<SearchedPixels>, factor: number): Grid {
  const { x, y, width, height } = grid.board;
  return {
    ...grid,
    board: { x: x * factor, y: y * factor, width: width * factor, height: height * factor },
  };
}

/** The same cells in the picture that is searched: all four sides / factor. */
export function shrunk(grid: Grid, factor: number): Grid<SearchedPixels> {
  const { x, y, width, height } = grid.board;
  return {
    ...grid,
    board: searchedPixels({ x: x / factor, y: y / factor, width: width / factor, height: height / factor }),
  };
}

/** The same point in the picture that is searched: x and y / factor. */
export const reduced = ({ x, y }: Point, factor: number): Point<SearchedPixels> =>
  searchedPixels({ x: x / factor, y: y / factor });
