/** How good a move was, by what it lost against the best one. */
export const ratings = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Rating = (typeof ratings)[number];

/** What the engine's values mean in one game; made by `npm run fit:review`. */
export interface Scale {
  /** The most that a move of each rating loses; a blunder loses more than a mistake. */
  most: Readonly<Record<Exclude<Rating, 'blunder'>, number>>;
}

export function ratingOf(loss: number, { most }: Scale): Rating {
  return ratings.find((rating) => rating === 'blunder' || loss <= most[rating])!;
}

/** What a move is worth, 0..1: half as much for each loss of an inaccuracy's bound. */
function worthOf(loss: number, { most }: Scale): number {
  return 2 ** (-loss / most.inaccuracy);
}

/** 0..100: the mean worth of the moves; null where there are none. */
export function accuracyOf(losses: readonly number[], scale: Scale): number | null {
  if (losses.length === 0) return null;
  return (100 * losses.reduce((sum, loss) => sum + worthOf(loss, scale), 0)) / losses.length;
}
