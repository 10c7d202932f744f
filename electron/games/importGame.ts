import type { ImportedGame } from '../contract/asking/games.ts';
import type { GameStore } from './GameStore.ts';
import { readGames } from './readGames.ts';

/** Milliseconds between games of one file, so that lists have them in their order. */
const apart = 1000;

/** Keeps the games of a file from elsewhere, under the file's name; or says in one line what is wrong with it. */
export function importGame(store: GameStore, { name, text }: { name: string; text: string }): ImportedGame {
  try {
    const { games, left } = readGames(text, { title: name, startedAt: Date.now() });
    const ids = games.map(({ header, turns }, at) => {
      const startedAt = header.startedAt - (games.length - 1 - at) * apart;
      const writer = store.begin({ ...header, startedAt, origin: 'imported' });
      writer.addAll(turns);
      return writer.id;
    });
    return { ok: true, id: ids[0]!, left: left[0] ?? null };
  } catch (error) {
    return { ok: false, error: (error as Error).message };
  }
}
