import { type Features } from './features.ts';
import { type Surface } from './surface.ts';

/**
 * What the evaluator sees of a placement, in the order of the kernel's weights: the middle of the piece above the floor,
 * its cells eroded, the counts of `Features` and `Surface`, and how many pieces find one place, or two, on the surface.
 */
export const okibaFeatures = [
  'landingHeight',
  'erodedCells',
  'rowTransitions',
  'columnTransitions',
  'holes',
  'wells',
  'holeDepth',
  'rowsWithHoles',
  'diversity',
  'height',
  'deepWells',
  'cliffs',
  'fitsSZ',
  'fitsSZTwice',
  'fitsO',
  'fitsOTwice',
  'fitsT',
  'fitsJL',
  'fitsI',
  'topHoleDepth',
] as const;
export type OkibaFeature = (typeof okibaFeatures)[number];

/** Weights for an empty board, and what is added to them on a full one; in proportion to the height in between. */
export interface OkibaWeights {
  empty: Readonly<Record<OkibaFeature, number>>;
  full: Readonly<Record<OkibaFeature, number>>;
}

/** The weights for a stack of this height under so many visible rows, in the order of `okibaFeatures`. */
export function weightsAt({ empty, full }: OkibaWeights, height: number, rows: number): Float64Array {
  const share = height / rows;
  const weights = new Float64Array(okibaFeatures.length);
  for (const [index, name] of okibaFeatures.entries()) weights[index] = empty[name] + share * full[name];
  return weights;
}

/** The value of a board: the sum of what it has of each feature, times its weight. */
export function judgeBoard(weights: Float64Array, features: Features, { fits, ...surface }: Surface): number {
  const counts = [
    features.rowTransitions,
    features.columnTransitions,
    features.holes,
    features.wells,
    features.holeDepth,
    features.rowsWithHoles,
    surface.diversity,
    features.height,
    surface.deepWells,
    surface.cliffs,
    atLeast(fits.S, 1) + atLeast(fits.Z, 1),
    atLeast(fits.S, 2) + atLeast(fits.Z, 2),
    atLeast(fits.O, 1),
    atLeast(fits.O, 2),
    atLeast(fits.T, 1),
    atLeast(fits.J, 1) + atLeast(fits.L, 1),
    atLeast(fits.I, 1),
    features.topHoleDepth,
  ];
  return counts.map((count, index) => weights[2 + index]! * count).reduce((sum, value) => sum + value);
}

function atLeast(count: number, least: number): number {
  return Number(count >= least);
}

/** The value of one placement on the way. `landing` = middle of the piece above the floor. */
export function judgePlacement(weights: Float64Array, landing: number, eroded: number): number {
  return weights[0]! * landing + weights[1]! * eroded;
}

/** Rows at the top into which announced garbage must not push the stack, and what each costs, squared. */
const dangerRows = 6;
const dangerWeight = -60;

/** What it costs to stand so high, garbage that has been announced included. */
export function judgeRise(height: number, incoming: number, rows: number): number {
  if (incoming === 0) return 0;
  const danger = Math.max(0, height + incoming - (rows - dangerRows));
  return dangerWeight * (danger * danger);
}
