import type { ImportedGame } from '../contract/asking/games.ts';
import type { GameStore } from './GameStore.ts';
import { readGame } from './readGame.ts';

/** Keeps the game that a file from elsewhere tells of, under the file's name; or says in one line what is wrong with it. */
export function importGame(store: GameStore, { name, text }: { name: string; text: string }): ImportedGame {
  try {
    const { header, turns } = readGame(text, { title: name, startedAt: Date.now() });
    const writer = store.begin({ ...header, origin: 'imported' });
    writer.addAll(turns);
    return { ok: true, id: writer.id };
  } catch (error) {
    return { ok: false, error: (error as Error).message };
  }
}
