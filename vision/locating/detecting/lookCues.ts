/** What speaks for a close look at a board. */

/** Odds are logarithms. */
export interface LookCues {
  /** The chance that the detector gives to a board about there, as odds. */
  detected: number;
  /** See `Measured`. */
  score: number;
  ahead: number;
  /** What the network that judges grids says of the grid as it was measured, and of the same to the pixel. */
  odds: number;
  settledOdds: number;
}

/** Beyond these, a number says no more. */
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
