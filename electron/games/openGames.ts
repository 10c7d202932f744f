import { join } from 'node:path';
import type { ImportedGame } from '../contract/asking/games.ts';
import { pages } from '../contract/pages.ts';
import { ownFolder } from '../settings/ownFolder.ts';
import type { PageLink } from '../windows/PageLink.ts';
import { GameRecorder } from './GameRecorder.ts';
import { GameStore } from './GameStore.ts';
import { readGame } from './readGame.ts';

/** The recorded games, as pages ask for them; answers what records them. */
export function openGames(link: PageLink): GameRecorder {
  const store = new GameStore(join(ownFolder, 'games'));
  const recorder = new GameRecorder(store);
  link.hear('practice:position', ({ position }) =>
    recorder.practise(position, pages.practice.window.title, Date.now()),
  );
  answerGames(link, store);
  return recorder;
}

function answerGames(link: PageLink, store: GameStore): void {
  link.answer('review:games', () => store.list());
  link.answer('review:game', ({ id }) => store.read(id));
  link.perform('review:remove', ({ id }) => store.remove(id));
  link.perform('review:keep', ({ id, summary }) => store.summarise(id, summary));
  link.answer('review:import', (file) => importGame(store, file));
}

function importGame(store: GameStore, { name, text }: { name: string; text: string }): ImportedGame {
  try {
    const { header, turns } = readGame(text, { title: name, startedAt: Date.now() });
    const writer = store.begin({ ...header, origin: 'imported' });
    for (const turn of turns) writer.add(turn);
    return { ok: true, id: writer.id };
  } catch (error) {
    return { ok: false, error: (error as Error).message };
  }
}
