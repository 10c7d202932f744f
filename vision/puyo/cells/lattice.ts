/** The picture of a board in few, evenly distributed samples: the same number per cell at any size in pixels. */
import { pixelsOf } from '../../pixels/image.ts';
import type { PicturePixels } from '../../space.ts';
import type { Image, Rect } from '../../types.ts';

/** A board with a known place, in frame pixels. */
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
 * Colours in three planes: lightness, and the two differences red - green and yellow - blue, all in colour levels
 * (0..255, or -255..255).
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
  const { x, y, width, height } = around(board, columns, rows);
  return sample(image, { x, y, width, height }, wideOf(columns), wideOf(rows));
}

/** Samples along one side of a board of this many cells. */
const wideOf = (cells: number): number => (cells + 2 * marginCells) * perCell;

/** The board and the cells around it. */
function around(
  { x, y, width, height }: Rect<PicturePixels>,
  columns: number,
  rows: number,
): Rect<PicturePixels> {
  const [w, h] = [(marginCells * width) / columns, (marginCells * height) / rows];
  return { x: x - w, y: y - h, width: width + 2 * w, height: height + 2 * h };
}

/** At most this many pixels of a sample along each axis, so that their sums fit into 16 bits. */
const mostTaps = 16;

/**
 * `width` x `height` samples of a part of the picture, each the mean of the pixels in its area: thin lines, such as
 * those of marks, count by the area they cover, wherever they are relative to the samples.
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
  for (let y = 0; y < height; y += 1) putLine(lattice, y, pixels, image.width, across, down);
  return lattice;
}

/** The pixel columns (or rows) of the samples: at least one each, of which every `step`th counts. */
interface Spans {
  /** The ranges, one sample after the other. */
  reach: Int32Array;
  step: number;
}

/** Those of `count` samples, within the picture. */
function spans(start: number, size: number, count: number, limit: number): Spans {
  const reach = new Int32Array(2 * count);
  for (let i = 0; i < count; i += 1) {
    const first = Math.ceil(start + size * i - 0.5);
    const last = Math.ceil(start + size * (i + 1) - 0.5);
    const wanted = last > first ? first : Math.floor(start + size * (i + 0.5));
    const from = Math.max(0, Math.min(limit - 1, wanted));
    reach[2 * i] = from;
    reach[2 * i + 1] = Math.max(from + 1, Math.min(limit, last));
  }
  return { reach, step: Math.ceil(size / mostTaps) };
}

/** One line of samples. Red and blue are summed in one number, as their sums do not overlap. */
function putLine(
  { width, light, redGreen, yellowBlue }: Lattice,
  line: number,
  pixels: Int32Array,
  stride: number,
  across: Spans,
  down: Spans,
): void {
  const top = down.reach[2 * line]!;
  const bottom = down.reach[2 * line + 1]!;
  for (let x = 0, at = line * width; x < width; x += 1, at += 1) {
    const left = across.reach[2 * x]!;
    const right = across.reach[2 * x + 1]!;
    let redBlue = 0;
    let green = 0;
    let count = 0;
    for (let v = top; v < bottom; v += down.step)
      for (let i = v * stride + left; i < v * stride + right; i += across.step) {
        const pixel = pixels[i]!;
        redBlue += pixel & 0xff00ff;
        green += (pixel >> 8) & 0xff;
        count += 1;
      }
    const r = (redBlue & 0xffff) / count;
    const g = green / count;
    const b = (redBlue >>> 16) / count;
    light[at] = (r + g + b) / 3;
    redGreen[at] = r - g;
    yellowBlue[at] = (r + g) / 2 - b;
  }
}
