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
const fineSamples = 6;
/** Enough to compare many hypotheses. */
export const roughSamples = 4;
const margin = 0.2;

/** The looks of all cells of a board; `samples` points a side of each cell. */
export function lookAtCells(image: Image, { board, columns, rows }: Grid, samples = fineSamples): Looks {
  const looks: Looks = {
    columns,
    rows,
    colours: new Float32Array(columns * rows * 3),
    textures: new Float32Array(columns * rows),
  };
  const xs = samplePlaces(board.x, board.width / columns, columns, samples, image.width);
  const ys = samplePlaces(board.y, board.height / rows, rows, samples, image.height);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1)
      look(image, xs, column * samples, ys, row * samples, samples, looks, row * columns + column);
  return looks;
}

/** The pixel columns (or rows) to look at, `samples` for each cell one after another, within the picture. */
function samplePlaces(
  start: number,
  size: number,
  count: number,
  samples: number,
  limit: number,
): Int32Array {
  const places = new Int32Array(count * samples);
  for (let i = 0; i < places.length; i += 1) {
    const within = margin + ((1 - 2 * margin) * ((i % samples) + 0.5)) / samples;
    const at = Math.floor(start + size * (Math.floor(i / samples) + within));
    places[i] = Math.max(0, Math.min(limit - 1, at));
  }
  return places;
}

const values = new Uint8Array(fineSamples * fineSamples * 3);

function look(
  image: Image,
  xs: Int32Array,
  x: number,
  ys: Int32Array,
  y: number,
  samples: number,
  looks: Looks,
  cell: number,
): void {
  const count = samples * samples;
  let r = 0;
  let g = 0;
  let b = 0;
  for (let v = 0, i = 0; v < samples; v += 1) {
    const line = ys[y + v]! * image.width;
    for (let u = 0; u < samples; u += 1, i += 3) {
      const at = (line + xs[x + u]!) * 4;
      r += values[i] = image.data[at]!;
      g += values[i + 1] = image.data[at + 1]!;
      b += values[i + 2] = image.data[at + 2]!;
    }
  }
  r /= count;
  g /= count;
  b /= count;
  looks.colours[cell * 3] = r;
  looks.colours[cell * 3 + 1] = g;
  looks.colours[cell * 3 + 2] = b;
  let spread = 0;
  for (let i = 0; i < count * 3; i += 3)
    spread += Math.abs(values[i]! - r) + Math.abs(values[i + 1]! - g) + Math.abs(values[i + 2]! - b);
  looks.textures[cell] = spread / count / 3;
}

/** How different two cells look. */
export function colourDistance({ colours, textures }: Looks, a: number, b: number): number {
  return (
    Math.hypot(
      colours[a * 3]! - colours[b * 3]!,
      colours[a * 3 + 1]! - colours[b * 3 + 1]!,
      colours[a * 3 + 2]! - colours[b * 3 + 2]!,
    ) + Math.abs(textures[a]! - textures[b]!)
  );
}
