/**
 * Which way a game turns pieces: many have one key for it, and each has its own direction. Learned by
 * watching, and kept per window title.
 */
import { orientations, type Location } from '../../engine/tetris/types.ts';

export type Turn = 'cw' | 'ccw';
/** Some games have one for half a turn as well. */
export type TurnKey = Turn | 'half';

/** Games whose direction is known before it is seen. */
const known: readonly { title: RegExp; turn: Turn }[] = [
  { title: /quadrapassel/i, turn: 'ccw' },
  { title: /kblocks/i, turn: 'ccw' },
];

/** Puyo games turn pairs both ways, but for these. */
const onePuyoTurn: readonly { title: RegExp; turn: Turn }[] = [{ title: /flobopuyo/i, turn: 'ccw' }];

export function puyoTurnsOf(title: string): readonly Turn[] {
  const one = onePuyoTurn.find((game) => game.title.test(title));
  return one ? [one.turn] : ['cw', 'ccw'];
}

/** `learned`: what `seenTurn` told about this title before. Clockwise where nothing is known. */
export function turnOf(title: string, learned: ReadonlyMap<string, Turn>): Turn {
  return learned.get(title) ?? known.find((game) => game.title.test(title))?.turn ?? 'cw';
}

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
