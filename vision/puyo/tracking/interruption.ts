import { compare, isAtRest, willPop, type Cells } from './lying.ts';

export type Interruption = 'pause' | 'gameOver';

/** Columns in which pairs come in: the uppermost cell of one of them ends the game when it is filled. */
const entries = [2, 3];
/** Share of the puyo that have to be gone for the field to be hidden. */
const hiddenShare = 0.5;

/** Nothing more can come in. */
export function isFinal(field: Cells): boolean {
  return entries.some((x) => field[0]![x] !== '.') && isAtRest(field) && !willPop(field);
}

/**
 * What has stopped a game that nothing has explained for long: the field was full, or something else is shown in its
 * place; null where it has only got out of hand.
 */
export function interruptionOf(field: Cells, seen: Cells): Interruption | null {
  if (isFinal(field)) return 'gameOver';
  const count = field.join('').replaceAll('.', '').length;
  return compare(field, seen).lost > hiddenShare * count ? 'pause' : null;
}
