/** Rates how much a drawing beside a board looks like a displayed piece, not like a word, a bar or a button. */
import { isPlain, type Drawn } from './drawnPieces.ts';
import { distance, pixelAt } from '../pixels/colours.ts';
import { hasTextBeside } from './signsBeside.ts';
import { isLetters, isMixed } from './squares.ts';
import type { Grid, Image, Rect } from '../types.ts';

export interface Rated extends Drawn {
  /** 0..1. The shapes of the other five kinds in one colour appear by chance far less often than a bar or a box. */
  worth: number;
  /** It looks like text, or has text beside it. */
  isWriting?: boolean;
}

/** Colours of one category, three numbers each: those of the blocks on the board. */
export type Palette = readonly ArrayLike<number>[];

/** Bars and squares with smaller squares than this, in board cells, are just as likely words or boxes. */
const plainUnit = 0.68;
/** Squares of pieces beside a board are hardly ever larger than this, relative to its cells. */
const largeUnit = 1.15;
/** A bar or a square that is filled less is a frame or letters. */
const solid = 0.8;
/** Letters are hardly ever larger than this, in board cells. */
const letterUnit = 0.6;
/** The most that something which looks like text is worth. */
export const writingWorth = 0.39;
/** Colours within this difference are the same, summed over the channels. */
const sameColour = 48;

/**
 * The worth of the five other shapes in one colour: hollow, in the blocks' colours or another one, and more if they
 * are in the middle of a box or have the size of a cell.
 */
const shapeWorth = { hollow: 0.3, inPalette: 0.8, otherColour: 0.65, centred: 0.1, cellSized: 0.1 };
/** Logarithms of the sizes of squares and cells differ by less if they have the same size. */
const sameSize = 0.06;
/** The worth of a bar or a square, with the evidence for and against it; it never exceeds `most`. */
const plain = {
  least: 0.05,
  centred: 0.3,
  large: 0.35,
  divided: 0.3,
  inPalette: 0.2,
  tooLarge: 0.2,
  upright: 0.3,
  pauseSign: 0.3,
  letter: 0.5,
  most: 0.75,
};

/** Rates the drawings on one side of a board whose blocks have the colours `palette`. */
export function rate(
  image: Image,
  drawn: readonly Drawn[],
  { board, columns }: Grid,
  palette: Palette,
): Rated[] {
  const cell = board.width / columns;
  return drawn.map((one) => {
    const worth = worthOf(image, one, drawn, cell, palette);
    if (worth < writingWorth || !isWriting(image, one, board)) return { ...one, worth };
    return { ...one, worth: writingWorth, isWriting: true };
  });
}

/** Letters themselves, letters on a bar, or a piece with text beside it, as in a list that counts the pieces. */
export const isWriting = (image: Image, one: Drawn, board: Rect): boolean =>
  isLetters(image, one) || isMixed(image, one) || hasTextBeside(image, one, board);

/** Text in the size of letters. */
export const isLetter = ({ isWriting: isSign, unit }: Rated, { board, columns }: Grid): boolean =>
  isSign === true && unit < (letterUnit * board.width) / columns;

function worthOf(image: Image, one: Drawn, all: readonly Drawn[], cell: number, palette: Palette): number {
  const inPalette =
    one.colour !== undefined && palette.some((colour) => distance(colour, one.colour!) < sameColour);
  if (isPlain(one)) return plainWorth(image, one, all, cell, inPalette);
  if (one.filled < 0.5) return shapeWorth.hollow;
  const isCellSized = Math.abs(Math.log(one.unit / cell)) < sameSize;
  return (
    (inPalette ? shapeWorth.inPalette : shapeWorth.otherColour) +
    shapeWorth.centred * centred(image, one) +
    (isCellSized ? shapeWorth.cellSized : 0)
  );
}

function plainWorth(
  image: Image,
  one: Drawn,
  all: readonly Drawn[],
  cell: number,
  inPalette: boolean,
): number {
  let worth = plain.least + plain.centred * centred(image, one);
  if (one.filled >= solid) {
    if (one.unit >= plainUnit * cell) worth += plain.large;
    if (isDivided(image, one)) worth += plain.divided;
    if (inPalette) worth += plain.inPalette;
  }
  if (one.unit > largeUnit * cell) worth -= plain.tooLarge;
  if (isPauseSign(image, one)) worth -= plain.pauseSign;
  if (one.piece === 'I' && one.rect.height > one.rect.width) worth -= plain.upright;
  if (one.unit < letterUnit * cell && all.some((other) => isLetterBeside(one, other))) worth -= plain.letter;
  return Math.max(0, Math.min(plain.most, worth));
}

/** Letters of one line, in squares: the greatest difference of their tops, and the greatest gap between two. */
const line = { tops: 0.3, gap: 1.2 };

/** Letters are arranged in lines: something of the same height is nearby at the same height. */
function isLetterBeside(one: Drawn, other: Drawn): boolean {
  const gap = Math.max(
    one.rect.x - other.rect.x - other.rect.width,
    other.rect.x - one.rect.x - one.rect.width,
  );
  const sameLine = Math.abs(one.rect.y - other.rect.y) < line.tops * one.unit;
  return one !== other && sameLine && gap < line.gap * one.unit;
}

/**
 * Lines between squares change the picture by this many colour levels, and this many times more than the inside of
 * the squares.
 */
const clearLine = { levels: 8, times: 1.5 };

/** There are lines between the squares of a bar or a square, and only fainter ones, if any, within them. */
function isDivided(image: Image, { rect, piece }: Drawn): boolean {
  const columns = piece === 'O' ? 2 : rect.width > rect.height ? 4 : 1;
  const rows = piece === 'O' ? 2 : rect.width > rect.height ? 1 : 4;
  const lines = (count: number, upright: boolean): boolean => {
    const between = Array.from({ length: count - 1 }, (_, i) =>
      lineAt(image, rect, (i + 1) / count, upright),
    );
    const within = Array.from({ length: count }, (_, i) => lineAt(image, rect, (i + 0.5) / count, upright));
    return between.every(
      (strength) => strength > clearLine.levels && strength > clearLine.times * Math.max(...within),
    );
  };
  return lines(columns, true) && lines(rows, false);
}

/** Sample places of the two bars of a pause sign, in shares of its width and height. */
const bars = { middles: [0.2, 0.8], between: 0.5, heights: [0.2, 0.35, 0.5, 0.65, 0.8] };

/** Two vertical bars, each of one colour from top to bottom, and another colour between them: not a square of four blocks. */
function isPauseSign(image: Image, { rect, piece }: Drawn): boolean {
  if (piece !== 'O') return false;
  const at = (x: number, y: number): readonly number[] =>
    pixelAt(image, rect.x + x * rect.width, rect.y + y * rect.height);
  return bars.middles.every((x) => {
    const colour = at(x, bars.heights[0]!);
    return bars.heights.every(
      (y) =>
        distance(at(x, y), colour) < sameColour && distance(at(bars.between, y), colour) > 2 * sameColour,
    );
  });
}

/** The inner part of a line: its ends, which are at the piece's border, are left out. */
const inner = { from: 0.1, long: 0.8 };

/** The change of the picture across a line at a share of the rectangle's width (or height), in colour levels. */
function lineAt(image: Image, rect: Rect, share: number, upright: boolean): number {
  const steps = 9;
  let most = 0;
  for (let d = -2; d <= 2; d += 1) {
    let sum = 0;
    for (let i = 0; i < steps; i += 1) {
      const along = inner.from + (inner.long * i) / (steps - 1);
      const x = rect.x + rect.width * (upright ? share : along);
      const y = rect.y + rect.height * (upright ? along : share);
      sum += upright ? stepAt(image, x + d, y, 1, 0) : stepAt(image, x, y + d, 0, 1);
    }
    most = Math.max(most, sum / steps);
  }
  return most;
}

const stepAt = (image: Image, x: number, y: number, dx: number, dy: number): number =>
  distance(pixelAt(image, x, y), pixelAt(image, x - dx, y - dy)) / 3;

/** The background around a piece begins this many squares away from it. */
const clearOf = 0.2;

/** 1 in the middle of a box in both directions, 0.5 in one of them, 0 elsewhere. */
function centred(image: Image, { rect, unit, tall = unit }: Drawn): number {
  const x = rect.x + rect.width / 2;
  const y = rect.y + rect.height / 2;
  const right = freeUntil(image, rect.x + rect.width + unit * clearOf, y, unit / 8, 0);
  const left = freeUntil(image, rect.x - unit * clearOf, y, -unit / 8, 0);
  const down = freeUntil(image, x, rect.y + rect.height + tall * clearOf, 0, tall / 8);
  const up = freeUntil(image, x, rect.y - tall * clearOf, 0, -tall / 8);
  const even = (a: number, b: number): number => (a < 28 && b < 28 && Math.abs(a - b) <= 4 ? 0.5 : 0);
  return even(left, right) + even(up, down);
}

/** Steps of an eighth of a square over background of one colour; 32 if nothing ends it. */
function freeUntil(image: Image, x: number, y: number, dx: number, dy: number): number {
  const ground = pixelAt(image, x, y);
  for (let i = 1; i < 32; i += 1)
    if (distance(ground, pixelAt(image, x + i * dx, y + i * dy)) > sameColour) return i;
  return 32;
}
