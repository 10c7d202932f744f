import { fractions, type Fractions, type Point, type Rect, type Size } from '../../../vision/space.ts';

export type Part = Rect<Fractions>;

/** Smaller than this a drag was meant as a click. */
const least = 0.01;

const within = (value: number): number => Math.max(0, Math.min(1, value));

/** Between two corners of a drag, in any order; null where it is too small to be meant. */
export function partBetween(a: Point<Fractions>, b: Point<Fractions>): Part | null {
  const [left, right] = [within(Math.min(a.x, b.x)), within(Math.max(a.x, b.x))];
  const [top, bottom] = [within(Math.min(a.y, b.y)), within(Math.max(a.y, b.y))];
  const part = fractions({ x: left, y: top, width: right - left, height: bottom - top });
  return part.width < least || part.height < least ? null : part;
}

/** Moved or, where `isSize`, with its right lower corner moved; it stays inside and keeps a least size. */
export function nudged(part: Part, dx: number, dy: number, isSize: boolean): Part {
  if (!isSize) {
    const x = Math.max(0, Math.min(1 - part.width, part.x + dx));
    const y = Math.max(0, Math.min(1 - part.height, part.y + dy));
    return { ...part, x, y };
  }
  const width = Math.max(least, Math.min(1 - part.x, part.width + dx));
  const height = Math.max(least, Math.min(1 - part.y, part.height + dy));
  return { ...part, width, height };
}

/** In the middle of the picture, with square cells: where drawing by keyboard begins. */
export function middlePart(picture: Size, columns: number, rows: number): Part {
  const height = 0.6;
  const width = Math.min(0.9, (height * picture.height * columns) / rows / picture.width);
  return fractions({ x: (1 - width) / 2, y: (1 - height) / 2, width, height });
}
