import * as v from 'valibot';
import { gameHeader, gameId } from '../../contract/asking/games.ts';
import { count } from '../../contract/channels/values.ts';

/** What the index knows of a game. Of what a newer version wrote, fields that are unknown here are passed over. */
export const indexLine = v.object({
  id: gameId,
  /** Of what is kept of the game, when this was written: another size means that the game has grown since. */
  size: count,
  /** Pieces, or pairs, that were placed. */
  placed: count,
  header: gameHeader,
});
export type IndexLine = v.InferOutput<typeof indexLine>;

/** The latest first; of the same moment, the one that was kept last. */
export const later = (one: IndexLine, other: IndexLine): number =>
  other.header.startedAt - one.header.startedAt || (other.id < one.id ? -1 : 1);
