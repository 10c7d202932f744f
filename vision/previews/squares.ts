/** Examines a drawn piece: whether it consists of blocks, or of letters that happen to have its outline. */
import { isPlain, type Drawn } from './drawnPieces.ts';
import type { Image } from '../types.ts';

/** Points per side of a square. */
const points = 8;
/** Points of a square's rim that may be between the squares. */
const rim = 1;
/** Points beyond the piece's bounds. */
const ring = 2;
/** Colours within this difference of the background's are background, summed over the channels. */
const sameGround = 72;
/** Letters are open to at least this share, */
const leastOpen = 0.2;
/** and are alike to less than this share. */
const mostAlike = 0.75;
/** The squares of a real bar or square differ by less than this, in levels of a channel. */
const mostUnlike = 60;
/** Squares of fewer pixels are too coarse to judge. */
const leastUnit = 4.5;

/** The piece and its surroundings, in points. */
interface Close {
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** Three numbers a point. */
  colours: Uint8Array;
}

export interface Squares {
  /** Share of the squares' insides that the background reaches from outside, 0..1. */
  open: number;
  /** Share of the points at which two of the squares are both open or both closed, 0..1. */
  alike: number;
}

/** Blocks are closed to the background, or, if characters represent them, open at the same places. Letters are neither. */
export function isLetters(image: Image, drawn: Drawn): boolean {
  if (drawn.unit < leastUnit) return false;
  const { open, alike } = lookAtSquares(image, drawn);
  return open > leastOpen && alike < mostAlike;
}

/** A bar or square whose squares look different: a box with a number in it, or a word. */
export const isMixed = (image: Image, drawn: Drawn): boolean =>
  isPlain(drawn) && drawn.unit >= leastUnit && unlikeness(lookClosely(image, drawn)) > mostUnlike;

/** The mean difference between two squares of the bounds at the same point, in levels of a channel. */
function unlikeness(close: Close): number {
  const { colours } = close;
  const differences = [0, 1, 2].map((c) => {
    const channel = Uint8Array.from({ length: colours.length / 3 }, (_, i) => colours[i * 3 + c]!);
    return meanOverPairs(squaresOf(close, channel), differenceOf);
  });
  return differences.reduce((sum, value) => sum + value, 0) / 3;
}

function differenceOf(a: Uint8Array, b: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
}

export function lookAtSquares(image: Image, drawn: Drawn): Squares {
  const close = lookClosely(image, drawn);
  const reached = spreadGround(close);
  const squares = squaresOf(close, reached)
    .map((square) => ({ square, share: shareOf(square) }))
    .sort((a, b) => a.share - b.share)
    .slice(0, 4);
  const open = squares.reduce((sum, { share }) => sum + share, 0) / 4;
  return {
    open,
    alike: meanOverPairs(
      squares.map(({ square }) => square),
      agreementOf,
    ),
  };
}

function lookClosely({ width: wide, height: high, data }: Image, { piece, rect }: Drawn): Close {
  const [long, short] = piece === 'O' ? [2, 2] : piece === 'I' ? [4, 1] : [3, 2];
  const [columns, rows] = rect.width < rect.height ? [short, long] : [long, short];
  const width = columns * points + 2 * ring;
  const height = rows * points + 2 * ring;
  const colours = new Uint8Array(width * height * 3);
  for (let y = 0, to = 0; y < height; y += 1) {
    const v = within(rect.y + ((y - ring + 0.5) * rect.height) / (rows * points), high);
    for (let x = 0; x < width; x += 1, to += 3) {
      const u = within(rect.x + ((x - ring + 0.5) * rect.width) / (columns * points), wide);
      const from = (v * wide + u) * 4;
      for (let c = 0; c < 3; c += 1) colours[to + c] = data[from + c]!;
    }
  }
  return { width, height, columns, rows, colours };
}

const within = (at: number, size: number): number => Math.max(0, Math.min(size - 1, Math.floor(at)));

/** 1 for points of the background, in the most frequent colour around the piece, that are connected to the outside. */
function spreadGround(close: Close): Uint8Array {
  const { width, height, colours } = close;
  const queue = ringOf(close);
  const [r, g, b] = [0, 1, 2].map((c) => median(Uint8Array.from(queue, (i) => colours[i * 3 + c]!))) as [
    number,
    number,
    number,
  ];
  const isOpen = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < isOpen.length; i += 1, at += 3)
    if (
      Math.abs(colours[at]! - r) + Math.abs(colours[at + 1]! - g) + Math.abs(colours[at + 2]! - b) <
      sameGround
    )
      isOpen[i] = 1;
  const reached = new Uint8Array(width * height);
  let count = 0;
  const visit = (i: number): void => {
    if (!isOpen[i] || reached[i]) return;
    reached[i] = 1;
    queue[count++] = i;
  };
  queue.slice().forEach(visit);
  for (let k = 0; k < count; k += 1) {
    const i = queue[k]!;
    const x = i % width;
    visit(i - width);
    visit(i + width);
    if (x > 0) visit(i - 1);
    if (x < width - 1) visit(i + 1);
  }
  return reached;
}

/** The points around the piece. */
function ringOf({ width, height }: Close): number[] {
  const points: number[] = [];
  for (let y = 0; y < height; y += 1) {
    const isOutside = y < ring || y >= height - ring;
    for (let x = 0; x < width; x += 1)
      if (isOutside || x < ring || x >= width - ring) points.push(y * width + x);
  }
  return points;
}

const median = (values: Uint8Array): number => values.sort()[values.length >> 1]!;

/** The points inside each square of the bounds. */
function squaresOf({ width, columns, rows }: Close, reached: Uint8Array): Uint8Array[] {
  const side = points - 2 * rim;
  return Array.from({ length: columns * rows }, (_, n) => {
    const left = ring + (n % columns) * points + rim;
    const top = ring + Math.floor(n / columns) * points + rim;
    const square = new Uint8Array(side * side);
    for (let y = 0; y < side; y += 1) {
      const from = (top + y) * width + left;
      square.set(reached.subarray(from, from + side), y * side);
    }
    return square;
  });
}

const shareOf = (square: Uint8Array): number => square.reduce((sum, value) => sum + value, 0) / square.length;

function meanOverPairs(
  squares: readonly Uint8Array[],
  measure: (a: Uint8Array, b: Uint8Array) => number,
): number {
  let total = 0;
  for (let i = 0; i < squares.length; i += 1)
    for (let k = 0; k < i; k += 1) total += measure(squares[i]!, squares[k]!);
  return total / ((squares.length * (squares.length - 1)) / 2);
}

function agreementOf(a: Uint8Array, b: Uint8Array): number {
  let same = 0;
  for (let i = 0; i < a.length; i += 1) if (a[i] === b[i]) same += 1;
  return same / a.length;
}
