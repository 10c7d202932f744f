/** The contents of each cell of a board, read by a trained network. */
import { putPart } from '../../network/picture/resample.ts';
import { readLayers } from '../../network/layers.ts';
import { PyramidNetwork, reader } from '../../network/PyramidNetwork.ts';
import type { PicturePixels } from '../../space.ts';
import type { Grid, Image } from '../../types.ts';
import * as packed from './weights.ts';

/** The possible contents of a cell, in the order of the network's output; see build/fit/detector/near/contents.py. */
export const contents = ['empty', 'locked', 'falling', 'ghost', 'ojama'] as const;
type Content = (typeof contents)[number];

/** For each content the chance of every cell, row-major, top row first; those of a cell add up to 1. */
export type CellChances = Readonly<Record<Content, Float32Array>>;

/** Points of a cell across and down; the network answers one point for each cell. */
const points = 8;
/** Cells that are included left of the board and above it; the sides of the planes are multiples of `unit` cells. */
const before = 1;
const unit = 4;

/** The number of cells that are included for this many on the board. */
const lookedFor = (count: number): number => Math.ceil((count + 2 * before) / unit) * unit;

let network: PyramidNetwork | null = null;

/** The first call loads the network, which takes longer. */
export function cellChances(image: Image, { board, columns, rows }: Grid<PicturePixels>): CellChances {
  network ??= new PyramidNetwork(readLayers(packed));
  const [wide, high] = [lookedFor(columns), lookedFor(rows)];
  const { input, kernel, end } = network.begin({ width: points * wide, height: points * high });
  const [width, height] = [board.width / columns, board.height / rows];
  const window = {
    x: board.x - before * width,
    y: board.y - before * height,
    width: wide * width,
    height: high * height,
  };
  putPart(kernel, input, image, window, end);
  return chancesOf(reader(network.answer()), columns, rows);
}

function chancesOf(
  said: (x: number, y: number, channel: number) => number,
  columns: number,
  rows: number,
): CellChances {
  const chances = contents.map(() => new Float32Array(columns * rows));
  for (let row = 0, cell = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1, cell += 1) {
      const weights = contents.map((_, i) => Math.exp(said(column + before, row + before, i)));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      weights.forEach((weight, i) => (chances[i]![cell] = weight / total));
    }
  return Object.fromEntries(contents.map((content, i) => [content, chances[i]!])) as Record<
    Content,
    Float32Array
  >;
}
