/** Looks at every cell of a board: its colour, its texture, and how far that is from the background. */
import type { PicturePixels } from '../space.ts';
import type { Grid, Image } from '../types.ts';
import { pixelsOf } from '../pixels/image.ts';

/** Looks of the cells of a board, row-major, top row first. */
export interface CellLooks {
  columns: number;
  rows: number;
  /** Mean colour of each cell's inside: three numbers per cell. */
  colours: Float32Array;
  /** Mean distance of the samples from that colour. */
  textures: Float32Array;
}

/** Samples a side. The outer parts of a cell are left out, because grid lines, bevels and outlines are there. */
const fineSamples = 6;
/** Enough to compare many hypotheses. */
export const roughSamples = 4;
/** The margin that is left out on each side, as a share of a cell. */
const margin = 0.2;
/** The worth of a level of texture relative to one of colour in comparisons. */
export const textureWorth = 0.7;

/** The looks of all cells of a board; `samples` points per side of each cell. */
export function lookAtCells(
  image: Image,
  { board, columns, rows }: Grid<PicturePixels>,
  samples = fineSamples,
): CellLooks {
  const looks: CellLooks = {
    columns,
    rows,
    colours: new Float32Array(columns * rows * 3),
    textures: new Float32Array(columns * rows),
  };
  const pixels = pixelsOf(image);
  const xs = placesFor(columns * samples, 'x');
  const lines = placesFor(rows * samples, 'y');
  setPlaces(xs, board.x, board.width / columns, columns, samples, image.width, 1);
  setPlaces(lines, board.y, board.height / rows, rows, samples, image.height, image.width);
  for (let row = 0, cell = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, cell += 1)
      look(pixels, xs, column * samples, lines, row * samples, samples, looks, cell);
  return looks;
}

/** The pixel columns to sample, and the first pixels of the rows; reused for every board. */
const places = { x: new Int32Array(0), y: new Int32Array(0) };

function placesFor(count: number, axis: 'x' | 'y'): Int32Array {
  if (places[axis].length < count) places[axis] = new Int32Array(count);
  return places[axis];
}

/** Sets `samples` places for each cell one after another, within the picture, in units of `stride`. */
function setPlaces(
  into: Int32Array,
  start: number,
  size: number,
  count: number,
  samples: number,
  limit: number,
  stride: number,
): void {
  for (let u = 0; u < samples; u += 1) {
    const within = margin + ((1 - 2 * margin) * (u + 0.5)) / samples;
    for (let cell = 0, i = u; cell < count; cell += 1, i += samples)
      into[i] = stride * Math.max(0, Math.min(limit - 1, Math.floor(start + size * (cell + within))));
  }
}

const taken = new Int32Array(fineSamples * fineSamples);

/** Red and blue are summed in one number, as their sums do not overlap. */
function look(
  pixels: Int32Array,
  xs: Int32Array,
  x: number,
  lines: Int32Array,
  y: number,
  samples: number,
  { colours, textures }: CellLooks,
  cell: number,
): void {
  const first = pixels[lines[y]! + xs[x]!]!;
  let redBlue = 0;
  let green = 0;
  let differ = 0;
  let count = 0;
  for (let v = y; v < y + samples; v += 1) {
    const line = lines[v]!;
    for (let u = x; u < x + samples; u += 1, count += 1) {
      const pixel = pixels[line + xs[u]!]!;
      taken[count] = pixel;
      differ |= pixel ^ first;
      redBlue += pixel & 0xff00ff;
      green += pixel & 0xff00;
    }
  }
  const r = (redBlue & 0xffff) / count;
  const g = (green >> 8) / count;
  const b = (redBlue >> 16) / count;
  colours[cell * 3] = r;
  colours[cell * 3 + 1] = g;
  colours[cell * 3 + 2] = b;
  textures[cell] = differ & 0xffffff ? spreadAround(r, g, b, count) / count / 3 : 0;
}

/** How far the first `count` pixels of `taken` are from a colour, all channels together. */
function spreadAround(r: number, g: number, b: number, count: number): number {
  let spread = 0;
  for (let i = 0; i < count; i += 1) {
    const pixel = taken[i]!;
    spread +=
      Math.abs((pixel & 255) - r) + Math.abs(((pixel >> 8) & 255) - g) + Math.abs(((pixel >> 16) & 255) - b);
  }
  return spread;
}

/** How different two cells look. */
export const colourDistance = (looks: CellLooks, a: number, b: number): number =>
  distanceBetween(looks, a, looks, b);

/** How different a cell looks in two pictures of a board. */
export const lookDistance = (before: CellLooks, now: CellLooks, cell: number): number =>
  distanceBetween(before, cell, now, cell);

function distanceBetween(one: CellLooks, a: number, other: CellLooks, b: number): number {
  return (
    Math.hypot(
      one.colours[a * 3]! - other.colours[b * 3]!,
      one.colours[a * 3 + 1]! - other.colours[b * 3 + 1]!,
      one.colours[a * 3 + 2]! - other.colours[b * 3 + 2]!,
    ) + Math.abs(one.textures[a]! - other.textures[b]!)
  );
}
