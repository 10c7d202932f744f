import type { ImportedGame } from '../contract/asking/games.ts';
import type { GameStore } from './GameStore.ts';
import { readGames } from './readGames.ts';

/** Keeps the games that a file from elsewhere tells of, under the file's name; or says in one line what is wrong with it. */
export function importGame(store: GameStore, { name, text }: { name: string; text: string }): ImportedGame {
  try {
    const { games, left } = readGames(text, { title: name, startedAt: Date.now() });
    const ids = games.map(({ header, turns }) => {
      const writer = store.begin({ ...header, origin: 'imported' });
      writer.addAll(turns);
      return writer.id;
    });
    return { ok: true, id: ids[0]!, left: left[0] ?? null };
  } catch (error) {
    return { ok: false, error: (error as Error).message };
  }
}
