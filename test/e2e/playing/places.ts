/** Where things stand on the screen: pure sums on rectangles in screen pixels. */
import type { Rect } from '../../../vision/types.ts';

/** A terminal of so many characters, with a margin in pixels on every side of its text. */
export interface TextGrid {
  columns: number;
  lines: number;
  margin: number;
}

/** The part of a terminal's client area that a block of `wide` by `high` characters takes. */
export function charactersIn(
  area: Rect,
  { columns, lines, margin }: TextGrid,
  [column, line]: readonly [number, number],
  [wide, high]: readonly [number, number],
): Rect {
  const width = (area.width - 2 * margin) / columns;
  const height = (area.height - 2 * margin) / lines;
  return {
    x: area.x + margin + column * width,
    y: area.y + margin + line * height,
    width: wide * width,
    height: high * height,
  };
}

/** How far the farthest edge of a board lies from where it should be, in cells of the wanted rectangle. */
export function offBy(seen: Rect, wanted: Rect, columns: number, rows: number): number {
  const [width, height] = [wanted.width / columns, wanted.height / rows];
  return Math.max(
    Math.abs(seen.x - wanted.x) / width,
    Math.abs(seen.x + seen.width - wanted.x - wanted.width) / width,
    Math.abs(seen.y - wanted.y) / height,
    Math.abs(seen.y + seen.height - wanted.y - wanted.height) / height,
  );
}
