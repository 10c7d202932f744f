import type { GameHeader, RecordedGame } from '../record.ts';

/** What a file holds: its games, and for each one that can't be had one line that says why. */
export interface Replayed {
  games: RecordedGame[];
  left: string[];
}

/** What a game is called that doesn't say, and when it was. */
export type Named = Pick<GameHeader, 'title' | 'startedAt'>;

/** Why a game can't be played out here: what it has that isn't known. */
export class UnknownRule extends Error {
  override name = 'UnknownRule';
}
