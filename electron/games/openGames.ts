import { join } from 'node:path';
import type { ImportedGame } from '../contract/asking/games.ts';
import type { Settings } from '../contract/settings.ts';
import { pages } from '../contract/pages.ts';
import { ownFolder } from '../settings/ownFolder.ts';
import type { PageLink } from '../windows/PageLink.ts';
import { Coach, type CoachEngine } from './Coach.ts';
import { GameRecorder } from './GameRecorder.ts';
import { GameStore } from './GameStore.ts';
import { readGame } from './readGame.ts';

/** What follows the games that are played: keeps them, and tells whether a hint is wanted after the last move. */
export interface Games {
  recorder: GameRecorder;
  coach: Coach;
  show: GameRecorder['show'];
  configure(settings: Settings): void;
}

/** `changed`: it is known now whether a hint is wanted. */
export function openGames(link: PageLink, engine: CoachEngine, changed: () => void): Games {
  const store = new GameStore(join(ownFolder, 'games'));
  const coach = new Coach(engine, changed);
  const recorder = new GameRecorder(store, coach);
  link.hear('practice:position', ({ position }) =>
    recorder.practise(position, pages.practice.window.title, Date.now()),
  );
  answerGames(link, store);
  const configure = (settings: Settings): void => {
    recorder.configure(settings);
    coach.configure(settings);
  };
  return { recorder, coach, show: (shown) => recorder.show(shown), configure };
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
