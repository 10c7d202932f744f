/** The evidence for a close look at a board. */

/** Odds are logarithms. */
export interface LookCues {
  /** The detector's chance for a board near there, as odds. */
  detected: number;
  /** See `Measured`. */
  score: number;
  ahead: number;
  /** The odds of the network that judges grids for the measured grid, and for the same one fitted to the pixel. */
  odds: number;
  settledOdds: number;
}

/** Numbers beyond these limits count like the limits. */
const limits: Readonly<Record<keyof LookCues, readonly [least: number, most: number]>> = {
  detected: [-4, 4],
  score: [-6, 5],
  ahead: [0, 8],
  odds: [-8, 5],
  settledOdds: [-8, 5],
};
export const cueNames = Object.keys(limits) as (keyof LookCues)[];

/** The cues within their limits, in the order of `cueNames`. */
export const cueRow = (cues: LookCues): number[] =>
  cueNames.map((name) => Math.max(limits[name][0], Math.min(limits[name][1], cues[name])));

/** The logarithm of the odds of a chance between 0 and 1. */
export const oddsOfChance = (chance: number): number => Math.log(chance / (1 - chance));
