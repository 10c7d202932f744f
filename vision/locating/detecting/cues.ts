/** The evidence for a board, and the chance that follows from it. */

/** Of a close look. Odds are logarithms. */
export interface LookCues {
  /** The detector's chance for a board near there, as odds. */
  detected: number;
  /** See `Measured`. */
  score: number;
  ahead: number;
  /** The odds of the network that judges grids. */
  odds: number;
}

/** Of the best of all boards at a place; `ahead` compares it with the best other one. */
export interface BoardCues extends LookCues {
  /** 1 if it is as wide as in most games, see `isCommon`; otherwise 0. */
  common: number;
}

/** Numbers beyond these limits count like the limits. */
export type Limits<Cue extends string> = Readonly<Record<Cue, readonly [least: number, most: number]>>;

export const lookLimits: Limits<keyof LookCues> = {
  detected: [-4, 4],
  score: [-6, 5],
  ahead: [0, 8],
  odds: [-8, 5],
};
export const boardLimits: Limits<keyof BoardCues> = { ...lookLimits, common: [0, 1] };

export interface CueWeights<Cue extends string> {
  weights: Readonly<Record<Cue, number>>;
  bias: number;
}

export const namesOf = <Cue extends string>(limits: Limits<Cue>): Cue[] => Object.keys(limits) as Cue[];

/** The cues within their limits, in the order of `namesOf`. */
export const cueRow = <Cue extends string>(
  cues: Readonly<Record<Cue, number>>,
  limits: Limits<Cue>,
): number[] => namesOf(limits).map((name) => within(cues[name], limits[name]));

/** The chance that a board is exactly there, 0..1; calibrated on labelled pictures. */
export function chanceOf<Cue extends string>(
  cues: Readonly<Record<Cue, number>>,
  limits: Limits<Cue>,
  { weights, bias }: CueWeights<Cue>,
): number {
  const score = namesOf(limits).reduce(
    (sum, name) => sum + weights[name] * within(cues[name], limits[name]),
    bias,
  );
  return 1 / (1 + Math.exp(-score));
}

/** The logarithm of the odds of a chance between 0 and 1. */
export const oddsOfChance = (chance: number): number => Math.log(chance / (1 - chance));

/** The nearest number within limits. */
export const within = (value: number, [least, most]: readonly [number, number]): number =>
  Math.max(least, Math.min(most, value));
