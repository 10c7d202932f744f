/** What the pages of the web build ask for, answered from the browser's storage and by the engine in a worker. */
import { answerOpening } from '../answerOpening.ts';
import { pages, type OpenedPage } from '../contract/pages.ts';
import type { Settings } from '../contract/settings.ts';
import { answerGames } from '../games/answerGames.ts';
import { GameRecorder } from '../games/GameRecorder.ts';
import { GameStore } from '../games/GameStore.ts';
import { answerPositions, type PositionEngines } from '../hints/asking/answerPositions.ts';
import type { Drawer } from '../storage/Lines.ts';
import { answerPractice } from '../practice/answerPractice.ts';
import { FinishedGames } from '../practice/FinishedGames.ts';
import { answerTrainer } from '../training/answerTrainer.ts';
import { TrainingRecords } from '../training/TrainingRecords.ts';
import { nothingWatched } from '../contract/nothingWatched.ts';
import type { StoredSettings } from './StoredSettings.ts';
import { WebHost } from './WebHost.ts';

export interface WebParts {
  drawer: Drawer;
  settings: StoredSettings;
  engines: PositionEngines;
  /** Goes to another page, with what it is asked for as in an address: `?latest`, or nothing. */
  open(page: OpenedPage, query: string): void;
}

export function openWebHost({ drawer, settings, engines, open }: WebParts): WebHost {
  const host = new WebHost();
  const store = new GameStore(drawer);
  const recorder = new GameRecorder(store);
  const change = (some: Partial<Settings>): Settings => {
    const all = settings.change(some);
    recorder.configure(all);
    host.show(nothingWatched(all));
    return all;
  };
  recorder.configure(settings.all);
  host.answer('state:get', () => nothingWatched(settings.all));
  host.answer('settings:change', change);
  host.perform('practice:change', (some) => void change(some));
  host.hear('practice:position', ({ position }) =>
    recorder.practise(position, pages.practice.window.title, Date.now()),
  );
  answerOpening(host, { open });
  answerPractice(host, new FinishedGames(drawer));
  answerTrainer(host, new TrainingRecords(drawer), store);
  answerGames(host, store);
  answerPositions(host, settings, engines);
  return host;
}
