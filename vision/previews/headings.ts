/** Reads words over drawn pieces: pieces in one column with headings of their own are not one queue. */
import { connect, link } from '../pixels/connected.ts';
import type { Image, Rect } from '../types.ts';
import type { Drawn } from './drawnPieces.ts';

interface Heading {
  /** Areas that its letters enclose: two in HOLD and Hold, none in NEXT, one in Next. */
  closed: number;
}

/** The heading of the held piece has at least this many closed letters, and more than that of the next pieces. */
const heldClosed = 2;

interface Parted {
  next: readonly Drawn[];
  hold: Drawn | null;
}

/**
 * The pieces of a column, as the held one and the next ones; all as next ones if the headings don't tell which is
 * which; null if there are not two headings. `column`: from top to bottom.
 */
export function partAtHeading(image: Image, board: Rect, column: readonly Drawn[]): Parted | null {
  const starts = column.flatMap((_, i) => (i > 0 && headingBetween(image, board, column, i) ? [i] : []));
  if (starts.length !== 1) return null;
  const [above, below] = [column.slice(0, starts[0]), column.slice(starts[0])];
  if (above.length > 1 && below.length > 1) return null;
  const over = headingOver(image, above[0]!, board, 0);
  const under = headingBetween(image, board, column, starts[0]!)!;
  if (!over) return null;
  if (above.length === 1 && saysHeld(over, under)) return { hold: above[0]!, next: below };
  if (below.length === 1 && saysHeld(under, over)) return { hold: below[0]!, next: above };
  return { hold: null, next: column };
}

/** Whether the second piece of a column has a heading of its own, so that the first may be the held one. */
export const hasSecondHeading = (image: Image, board: Rect, column: readonly Drawn[]): boolean =>
  column.length > 1 && headingBetween(image, board, column, 1) !== null;

/** Whether a piece beside a board has a word over it that can't be HOLD. */
export function isUnderNext(image: Image, board: Rect, piece: Drawn): boolean {
  const heading = headingOver(image, piece, board, 0);
  return heading !== null && heading.closed < heldClosed;
}

/** The heading over the piece at `i`, below the one before it. */
function headingBetween(image: Image, board: Rect, column: readonly Drawn[], i: number): Heading | null {
  const { rect } = column[i - 1]!;
  return headingOver(image, column[i]!, board, rect.y + rect.height);
}

const saysHeld = (one: Heading, other: Heading): boolean =>
  one.closed >= heldClosed && one.closed > other.closed;

/** Samples per square's width; no denser than the pixels, so that thin strokes are seen. */
const steps = 32;
/** A heading is within so many squares to either side of its piece's middle, and above its top. */
const aside = 3;
const reach = 4;
/** Ink differs from its background by more than this, in levels of brightness. */
const sameGround = 24;
/** In a line of text at least this many strokes are beside each other: the sides of boxes are fewer. */
const leastStrokes = 4;
/** The heights of letters: at least so many samples, at most so many squares. */
const letters = { least: 4, most: 1.2 };
/** Smaller areas, in samples, are between two strokes that meet. */
const leastClosed = 2;

/** One row of samples. */
interface Row {
  /** The brightness of most of it. */
  ground: number;
  /** 1 for each sample in another one. */
  ink: Uint8Array;
}

/**
 * The line of text nearest above a piece beside a board; null if there is none. `top`: where that which is above
 * ends, in pixels.
 */
function headingOver(image: Image, drawn: Drawn, board: Rect, top: number): Heading | null {
  const { rect, unit, tall = unit } = drawn;
  const step = Math.max(1, unit / steps);
  const columns = columnsBeside(image, drawn, board, step);
  const from = Math.max(0, top, rect.y - reach * tall);
  const count = Math.max(0, Math.floor((rect.y - from) / step));
  const rows = Array.from({ length: count }, (_, i) => rowAt(image, Math.floor(from + i * step), columns));
  const line = lowestLine(rows, (letters.most * tall) / step);
  return line && { closed: closedAreas(line.map(({ ink }) => ink)) };
}

/** The places of the samples from left to right, without the board. */
function columnsBeside({ width }: Image, { rect, unit }: Drawn, board: Rect, step: number): number[] {
  const middle = rect.x + rect.width / 2;
  const isLeft = middle < board.x + board.width / 2;
  const left = Math.max(0, middle - aside * unit, isLeft ? 0 : board.x + board.width);
  const right = Math.min(width, middle + aside * unit, isLeft ? board.x : width);
  const count = Math.max(1, Math.floor((right - left) / step));
  return Array.from({ length: count }, (_, i) => Math.floor(left + i * step));
}

function rowAt({ width, data }: Image, y: number, columns: readonly number[]): Row {
  const levels = Uint8Array.from(columns, (x) => {
    const at = 4 * (y * width + x);
    return (data[at]! + data[at + 1]! + data[at + 2]!) / 3;
  });
  const ground = levels.slice().sort()[levels.length >> 1]!;
  return { ground, ink: levels.map((level) => (Math.abs(level - ground) > sameGround ? 1 : 0)) };
}

/** The rows of the lowest line of text, with one more above and below; null if there is none. */
function lowestLine(rows: readonly Row[], most: number): Row[] | null {
  for (let end = rows.length - 1; end > 1; end -= 1) {
    if (!isText(rows[end - 1]!) || isText(rows[end]!)) continue;
    let start = end - 1;
    while (start > 0 && isText(rows[start]!)) start -= 1;
    const line = rows.slice(start, end + 1);
    const height = line.length - 2;
    if (!isText(rows[start]!) && height >= letters.least && height <= most && isOnOneGround(line))
      return line;
  }
  return null;
}

function isText({ ink }: Row): boolean {
  let strokes = 0;
  for (let i = 1; i < ink.length; i += 1) if (ink[i] && !ink[i - 1]) strokes += 1;
  return strokes >= leastStrokes;
}

const isOnOneGround = (line: readonly Row[]): boolean =>
  line.every(({ ground }) => Math.abs(ground - line[0]!.ground) < sameGround);

/** The areas without ink that reach neither the first row nor the last one. */
function closedAreas(rows: readonly Uint8Array[]): number {
  const width = rows[0]!.length;
  const ink = Uint8Array.from(rows.flatMap((row) => [...row]));
  const links = ink.map((value, i) => {
    if (value) return 0;
    const left = i % width > 0 && !ink[i - 1] ? link.left : 0;
    const above = i >= width && !ink[i - width] ? link.above : 0;
    return link.present | left | above;
  });
  const { points, starts } = connect(links, width);
  let closed = 0;
  for (let i = 0; i + 1 < starts.length; i += 1) {
    const [first, last] = [points[starts[i]!]!, points[starts[i + 1]! - 1]!];
    const isInside = first >= width && last < ink.length - width;
    if (isInside && starts[i + 1]! - starts[i]! >= leastClosed) closed += 1;
  }
  return closed;
}
