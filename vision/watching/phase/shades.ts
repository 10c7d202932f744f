import type { Image, Layout, Rect } from '../../types.ts';

/** How the cells of a board look, top row first: enough to detect changes and overlays. */
export interface Shades {
  /** The brightness of each cell's middle, 0..255, away from the lines between cells. */
  middles: Float32Array;
  /** The red, green and blue of each cell with its sides, 0..255. Outlined blocks may differ in nothing else. */
  colours: Float32Array;
}

/** The sample points in the inner part of a cell, of its width and height. */
const inner = [0.35, 0.5, 0.65] as const;
/** The sample points all over a cell, close to each other where outlines are. */
const whole = [0.04, 0.1, 0.3, 0.7, 0.9, 0.96] as const;

/** A cell has changed if red, green or blue differ by more than this, of 255. */
const leastChange = 16;

/** The number of cells whose colours have changed from one picture of a board to another; all, if it has other cells. */
export function countChanged(before: Float32Array, after: Float32Array): number {
  const cells = after.length / 3;
  if (before.length !== after.length) return cells;
  let changed = 0;
  const hasChanged = (at: number): boolean => Math.abs(after[at]! - before[at]!) > leastChange;
  for (let at = 0; at < after.length; at += 3)
    if (hasChanged(at) || hasChanged(at + 1) || hasChanged(at + 2)) changed++;
  return changed;
}

/** `layout` in the image's own coordinates. */
export function shadesOf(image: Image, { board, columns, rows }: Layout): Shades {
  const middles = new Float32Array(columns * rows);
  const colours = new Float32Array(3 * middles.length);
  const [width, height] = [board.width / columns, board.height / rows];
  for (let at = 0; at < middles.length; at++) {
    const [x, y] = [board.x + (at % columns) * width, board.y + Math.floor(at / columns) * height];
    const cell = { x, y, width, height };
    const [red, green, blue] = meanColour(image, cell, inner);
    middles[at] = luma.red * red + luma.green * green + luma.blue * blue;
    colours.set(meanColour(image, cell, whole), 3 * at);
  }
  return { middles, colours };
}

/** ITU-R BT.601's luma. */
const luma = { red: 0.299, green: 0.587, blue: 0.114 } as const;

/** Of the points at these shares of a cell's width and height; black outside the picture. */
function meanColour(image: Image, cell: Rect, shares: readonly number[]): [number, number, number] {
  const { width, height, data } = image;
  let [red, green, blue] = [0, 0, 0];
  for (const down of shares) {
    const row = Math.floor(cell.y + down * cell.height);
    if (row < 0 || row >= height) continue;
    for (const across of shares) {
      const column = Math.floor(cell.x + across * cell.width);
      if (column < 0 || column >= width) continue;
      const at = 4 * (row * width + column);
      red += data[at]!;
      green += data[at + 1]!;
      blue += data[at + 2]!;
    }
  }
  const count = shares.length ** 2;
  return [red / count, green / count, blue / count];
}
