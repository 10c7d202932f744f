/** Looks at every cell of a board: its colour, its texture, and how far that is from the background. */
import type { Grid } from './grid.ts';
import type { Image } from './types.ts';

/** Looks of the cells of a board, row-major, top row first. */
export interface Looks {
  columns: number;
  rows: number;
  /** Mean colour of each cell's inside: three numbers a cell. */
  colours: Float32Array;
  /** Mean distance of the samples from that colour. */
  textures: Float32Array;
}

/** Samples a side. The outer parts of a cell are left out: grid lines, bevels and outlines lie there. */
const samples = 6;
const margin = 0.2;

export function lookAtCells(image: Image, { board, columns, rows }: Grid): Looks {
  const colours = new Float32Array(columns * rows * 3);
  const textures = new Float32Array(columns * rows);
  const width = board.width / columns;
  const height = board.height / rows;
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      look(image, board.x + column * width, board.y + row * height, width, height, {
        colours,
        textures,
        cell: row * columns + column,
      });
  return { columns, rows, colours, textures };
}

interface Target {
  colours: Float32Array;
  textures: Float32Array;
  cell: number;
}

const red = new Float32Array(samples * samples);
const green = new Float32Array(samples * samples);
const blue = new Float32Array(samples * samples);

function look(image: Image, x: number, y: number, width: number, height: number, to: Target): void {
  let count = 0;
  const sums = [0, 0, 0];
  for (let v = 0; v < samples; v += 1) {
    const py = clamp(y + height * place(v), image.height);
    for (let u = 0; u < samples; u += 1) {
      const px = clamp(x + width * place(u), image.width);
      const at = (py * image.width + px) * 4;
      sums[0]! += red[count] = image.data[at]!;
      sums[1]! += green[count] = image.data[at + 1]!;
      sums[2]! += blue[count] = image.data[at + 2]!;
      count += 1;
    }
  }
  const [r, g, b] = sums.map((sum) => sum / count) as [number, number, number];
  to.colours.set([r, g, b], to.cell * 3);
  let spread = 0;
  for (let i = 0; i < count; i += 1)
    spread += Math.abs(red[i]! - r) + Math.abs(green[i]! - g) + Math.abs(blue[i]! - b);
  to.textures[to.cell] = spread / count / 3;
}

const place = (i: number): number => margin + ((1 - 2 * margin) * (i + 0.5)) / samples;
const clamp = (value: number, size: number): number => Math.max(0, Math.min(size - 1, Math.floor(value)));
