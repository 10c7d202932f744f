/** The picture of a board in few, evenly spread samples: the same number a cell whatever its size in pixels. */
import type { Image, Rect } from '../types.ts';

/** A board whose place is known, in frame pixels. */
export interface PuyoGrid {
  board: Rect;
  columns: number;
  rows: number;
}

/** Samples along a cell's side. */
export const perCell = 6;
/** Cells around the board that are sampled with it. */
export const marginCells = 1;

/**
 * Colours in three planes: lightness, and the two differences red - green and yellow - blue, all in steps of
 * colour levels (0..255, or -255..255).
 */
export interface Lattice {
  /** Samples across and down, margins included. */
  width: number;
  height: number;
  light: Float32Array;
  redGreen: Float32Array;
  yellowBlue: Float32Array;
}

/** The board of `columns` x `rows` cells and one cell around it; outside the picture its border is repeated. */
export function sampleBoard(image: Image, board: Rect, columns: number, rows: number): Lattice {
  const [w, h] = [board.width / columns, board.height / rows];
  const around = {
    x: board.x - marginCells * w,
    y: board.y - marginCells * h,
    width: board.width + 2 * marginCells * w,
    height: board.height + 2 * marginCells * h,
  };
  return sample(image, around, (columns + 2 * marginCells) * perCell, (rows + 2 * marginCells) * perCell);
}

/** `width` x `height` samples of a part of the picture, each the mean of up to nine pixels of its area. */
export function sample(image: Image, area: Rect, width: number, height: number): Lattice {
  const taps = Math.max(1, Math.min(3, Math.round(area.width / width / 1.5)));
  const xs = places(area.x, area.width / width, width, taps, image.width);
  const ys = places(area.y, area.height / height, height, taps, image.height);
  const size = width * height;
  const lattice = {
    width,
    height,
    light: new Float32Array(size),
    redGreen: new Float32Array(size),
    yellowBlue: new Float32Array(size),
  };
  const { data } = image;
  const share = 1 / (taps * taps);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) {
      let [r, g, b] = [0, 0, 0];
      for (let v = y * taps; v < (y + 1) * taps; v += 1) {
        const line = ys[v]! * image.width;
        for (let u = x * taps; u < (x + 1) * taps; u += 1) {
          const i = (line + xs[u]!) * 4;
          r += data[i]!;
          g += data[i + 1]!;
          b += data[i + 2]!;
        }
      }
      lattice.light[at] = ((r + g + b) * share) / 3;
      lattice.redGreen[at] = (r - g) * share;
      lattice.yellowBlue[at] = ((r + g) / 2 - b) * share;
    }
  return lattice;
}

/** Pixel columns (or rows) for `taps` looks at each sample, within the picture. */
function places(start: number, size: number, count: number, taps: number, limit: number): Int32Array {
  return Int32Array.from({ length: count * taps }, (_, i) => {
    const at = start + (size * (i + 0.5)) / taps;
    return Math.max(0, Math.min(limit - 1, Math.floor(at)));
  });
}
