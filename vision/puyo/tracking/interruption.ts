import { compare, isAtRest, willPop, type Cells } from './lying.ts';

export type Interruption = 'pause' | 'gameOver';

/** Columns in which pairs come in: the game ends when the topmost cell of one of them is filled. */
const entries = [2, 3];
/** Share of the puyo that have to be gone for the field to be hidden. */
const hiddenShare = 0.5;

/** No other pair can come in. */
export function isFinal(field: Cells): boolean {
  return entries.some((x) => field[0]![x] !== '.') && isAtRest(field) && !willPop(field);
}

/**
 * The interruption of a game that has been unexplained for long: the field was full, or something else is shown in
 * its place; null if the tracking has only lost it.
 */
export function interruptionOf(field: Cells, seen: Cells): Interruption | null {
  if (isFinal(field)) return 'gameOver';
  const count = field.join('').replaceAll('.', '').length;
  return compare(field, seen).lost > hiddenShare * count ? 'pause' : null;
}
