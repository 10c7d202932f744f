/** How strong another player is. */
export interface Strength<Options> {
  /** What it knows, and how far it looks. */
  readonly options: Options;
  /** Milliseconds for a piece. */
  readonly pace: number;
  /** How often it takes a place that is not the best, from 0 to 1. */
  readonly slips: number;
}

/** A slip goes to one of so many places after the best one. */
const mostAstray = 4;

/** The candidate that it takes; undefined where there is none. `random` in 0 <= value < 1. */
export function chosen<One>(
  candidates: readonly One[],
  { slips }: Pick<Strength<unknown>, 'slips'>,
  random: () => number,
): One | undefined {
  const slip = random() < slips;
  const astray = 1 + Math.floor(random() * mostAstray);
  return (slip ? candidates[astray] : undefined) ?? candidates[0];
}
