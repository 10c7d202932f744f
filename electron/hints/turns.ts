/**
 * Which way a game turns pieces: many have one key for it, and each has its own direction. Learned by
 * watching, and kept per window title.
 */
import { orientations, type Location } from '../../engine/tetris/types.ts';

export type Turn = 'cw' | 'ccw';
/** Some games have one for half a turn as well. */
export type TurnKey = Turn | 'half';

/**
 * The direction of a single turn between two sightings of one piece; null where it was none, or where the
 * piece looks the same after half a turn, so that its direction can't be seen.
 */
export function seenTurn(before: Location, after: Location): Turn | null {
  if (before.type !== after.type || !'JLT'.includes(before.type)) return null;
  const quarters = orientations.indexOf(after.orientation) - orientations.indexOf(before.orientation);
  if ((quarters + 4) % 4 === 1) return 'cw';
  return (quarters + 4) % 4 === 3 ? 'ccw' : null;
}
