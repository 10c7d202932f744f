/**
 * Colourings that prove that a tiling is impossible. Cells are coloured with +1 and -1; the sum over the region is
 * its imbalance, and has to be a sum of the pieces' contributions. Each piece kind has few possible contributions
 * (only T is ever unbalanced on a checkerboard), so that the test includes both parity and size.
 */
import { distinctTurns, shapes } from '../../tetris/rules/pieces.ts';
import { pieces } from '../../tetris/types.ts';
import { type Bounds, multisets } from '../bounds.ts';
import { type Region } from '../region.ts';

export type ColouringFamily = 'checker' | 'cols' | 'rows' | 'wide-checker' | 'diagonal' | 'o-parity';

interface Colouring {
  family: ColouringFamily;
  /** 0 or 1 by column and row. */
  colour: (x: number, y: number) => number;
}

const half = (value: number, phase: number): number => (value + phase) >> 1;
const phases = [0, 1];

/** Every family in all its phases. */
const colourings: readonly Colouring[] = [
  { family: 'checker', colour: (x, y) => (x + y) & 1 },
  { family: 'cols', colour: (x) => x & 1 },
  { family: 'rows', colour: (_, y) => y & 1 },
  ...phases.flatMap((phase): Colouring[] => [
    { family: 'wide-checker', colour: (x, y) => (half(x, phase) + y) & 1 },
    { family: 'wide-checker', colour: (x, y) => (x + half(y, phase)) & 1 },
    { family: 'diagonal', colour: (x, y) => half(x + y, phase) & 1 },
    { family: 'diagonal', colour: (x, y) => half(x - y, phase) & 1 },
    ...phases.map((second): Colouring => ({
      family: 'o-parity',
      colour: (x, y) => (half(x, phase) + half(y, second)) & 1,
    })),
  ]),
];

/** The reading of a region by one colouring. */
interface Reading {
  family: ColouringFamily;
  /** Half of the difference between the two colours; contributions of pieces are halved too. */
  imbalance: number;
  /** By piece: its possible contributions, each value once. */
  contributions: number[][];
}

/** Halves of the sums that a piece can have anywhere; all colourings repeat after four columns and rows. */
function contributionsTo({ colour }: Colouring): number[][] {
  const sums = pieces.map((piece) =>
    distinctTurns[piece].flatMap((turns) =>
      Array.from({ length: 16 }, (_, at) =>
        shapes[piece][turns]!.reduce(
          (sum, [x, y]) => sum + colour((at & 3) + x + 4, (at >> 2) + y + 4) - 0.5,
          0,
        ),
      ),
    ),
  );
  return sums.map((values) => [...new Set(values)]);
}

const contributions = new Map(colourings.map((colouring) => [colouring, contributionsTo(colouring)]));

function read({ cells }: Region, colouring: Colouring): Reading {
  const imbalance = cells.reduce((sum, [x, y]) => sum + colouring.colour(x, y) - 0.5, 0);
  return { family: colouring.family, imbalance, contributions: contributions.get(colouring)! };
}

/** The sums that a multiset of pieces can make, as bits: bit `offset + sum`. */
function reachableSums(
  counts: readonly number[],
  contributions: readonly number[][],
  offset: number,
): bigint {
  let sums = 1n << BigInt(offset);
  counts.forEach((count, piece) => {
    for (let one = 0; one < count; one++)
      sums = contributions[piece]!.reduce(
        (next, sum) => next | (sum < 0 ? sums >> BigInt(-sum) : sums << BigInt(sum)),
        0n,
      );
  });
  return sums;
}

/**
 * The distance, in halves of cells, between the region's imbalance and the nearest sum of a multiset; 0 if the
 * colouring allows it.
 */
function missBy({ imbalance, contributions }: Reading, counts: readonly number[]): number {
  const offset = 2 * counts.reduce((sum, count) => sum + count, 0);
  const sums = reachableSums(counts, contributions, offset);
  const has = (sum: number): boolean => offset + sum >= 0 && ((sums >> BigInt(offset + sum)) & 1n) === 1n;
  let miss = 0;
  while (!has(imbalance + miss) && !has(imbalance - miss)) miss++;
  return miss;
}

/** A colouring that no multiset within the bounds can balance. */
export interface Rejection {
  family: ColouringFamily;
  /** How many more cells have one colour than the other. */
  difference: number;
  /** The distance in cells to the nearest difference that the pieces can make. */
  miss: number;
}

export interface Colours {
  /** Multisets within the bounds; null if there are too many to examine. */
  allowed: number[][] | null;
  /** Those that no single colouring excludes. */
  passing: number[][] | null;
  /** Colourings each of which excludes all of them. */
  rejections: Rejection[];
}

/** Above this number of multisets the colourings are not evaluated. */
const mostMultisets = 2000;

export function askColourings(region: Region, bounds: Bounds): Colours {
  const count = region.cells.length / 4;
  const allowed = multisets(count, bounds, mostMultisets);
  if (!allowed) return { allowed, passing: null, rejections: [] };
  const readings = colourings.map((colouring) => read(region, colouring));
  const misses = readings.map((reading) => allowed.map((counts) => missBy(reading, counts)));
  const rejections = readings.flatMap(({ family, imbalance }, index): Rejection[] => {
    const miss = 2 * Math.min(...misses[index]!);
    return miss === 0 ? [] : [{ family, difference: Math.abs(2 * imbalance), miss }];
  });
  const passing = allowed.filter((_, at) => misses.every((ofReading) => ofReading[at] === 0));
  return { allowed, passing, rejections: onePerFamily(rejections) };
}

function onePerFamily(rejections: readonly Rejection[]): Rejection[] {
  return rejections.filter(({ family }, at) => rejections.findIndex((one) => one.family === family) === at);
}
