/** The picture of a board in few, evenly spread samples: the same number a cell whatever its size in pixels. */
import { pixelsOf } from '../../pixels/image.ts';
import type { PicturePixels } from '../../space.ts';
import type { Image, Rect } from '../../types.ts';

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
export function sampleBoard(
  image: Image,
  board: Rect<PicturePixels>,
  columns: number,
  rows: number,
): Lattice {
  const [w, h] = [board.width / columns, board.height / rows];
  const around = {
    x: board.x - marginCells * w,
    y: board.y - marginCells * h,
    width: board.width + 2 * marginCells * w,
    height: board.height + 2 * marginCells * h,
  };
  return sample(image, around, (columns + 2 * marginCells) * perCell, (rows + 2 * marginCells) * perCell);
}

/** At most so many pixels of a sample along each axis: their sums fit into 16 bits. */
const mostTaps = 16;

/**
 * `width` x `height` samples of a part of the picture, each the mean of the pixels in its area: thin lines, such as those
 * of marks, count for what they cover, however they meet the samples.
 */
export function sample(image: Image, area: Rect, width: number, height: number): Lattice {
  const across = spans(area.x, area.width / width, width, image.width);
  const down = spans(area.y, area.height / height, height, image.height);
  const size = width * height;
  const lattice = {
    width,
    height,
    light: new Float32Array(size),
    redGreen: new Float32Array(size),
    yellowBlue: new Float32Array(size),
  };
  const pixels = pixelsOf(image);
  down.forEach((rows, y) =>
    across.forEach((columns, x) => put(lattice, y * width + x, pixels, image.width, columns, rows)),
  );
  return lattice;
}

/** Pixel columns (or rows) that a sample reaches over: at least one. */
interface Span {
  from: number;
  to: number;
  step: number;
}

/** Those of `count` samples, within the picture. */
function spans(start: number, size: number, count: number, limit: number): Span[] {
  const step = Math.ceil(size / mostTaps);
  return Array.from({ length: count }, (_, i) => {
    const [first, last] = [Math.ceil(start + size * i - 0.5), Math.ceil(start + size * (i + 1) - 0.5)];
    const from = Math.max(
      0,
      Math.min(limit - 1, last > first ? first : Math.floor(start + size * (i + 0.5))),
    );
    return { from, to: Math.max(from + 1, Math.min(limit, last)), step };
  });
}

function put(
  lattice: Lattice,
  at: number,
  pixels: Int32Array,
  stride: number,
  columns: Span,
  rows: Span,
): void {
  let [redBlue, green, count] = [0, 0, 0];
  for (let y = rows.from; y < rows.to; y += rows.step)
    for (let x = columns.from; x < columns.to; x += columns.step) {
      const pixel = pixels[y * stride + x]!;
      redBlue += pixel & 0xff00ff;
      green += (pixel >> 8) & 0xff;
      count += 1;
    }
  const [r, g, b] = [(redBlue & 0xffff) / count, green / count, (redBlue >>> 16) / count];
  lattice.light[at] = (r + g + b) / 3;
  lattice.redGreen[at] = r - g;
  lattice.yellowBlue[at] = (r + g) / 2 - b;
}
