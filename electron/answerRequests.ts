/** What each request of a page is answered with. */
import { join } from 'node:path';
import type { ScreenAccess } from './access/ScreenAccess.ts';
import type { PanelState } from './contract/panel.ts';
import { openedPages } from './contract/pages.ts';
import type { Settings } from './contract/settings.ts';
import type { SourceList } from './desktop/SourceList.ts';
import type { Capture } from './finding/Capture.ts';
import type { Stills } from './finding/Stills.ts';
import type { ChosenEngine } from './hints/asking/ChosenEngine.ts';
import type { EngineWorker } from './hints/asking/EngineWorker.ts';
import { answerManual } from './hints/manual.ts';
import { answerPuyo } from './hints/puyo/manual.ts';
import { GameStore } from './games/GameStore.ts';
import type { Hotkeys } from './hotkeys/Hotkeys.ts';
import { FinishedGames } from './practice/FinishedGames.ts';
import { ownFolder } from './settings/ownFolder.ts';
import type { Repairs } from './supervision/Repairs.ts';
import { lastGames } from './games/lastGames.ts';
import { TrainingRecords } from './training/TrainingRecords.ts';
import type { PageLink } from './windows/PageLink.ts';
import { PageWindow } from './windows/PageWindow.ts';

/** What requests reach. */
export interface AnsweringParts {
  state(): PanelState;
  settings(): Settings;
  /** As far as the user agrees to it. */
  change(change: Partial<Settings>): Promise<Settings>;
  /** All settings as at a first start. */
  reset(): Settings;
  /** `id` of the source to watch; null: find a game. */
  choose(id: string | null): Promise<null>;
  saveCase(): Promise<{ folder: string }>;
  forgetLayouts(): void;
  sources: SourceList;
  capture: Capture;
  stills: Stills;
  practice: PageWindow;
  repairs: Repairs;
  chosen: ChosenEngine;
  engine: EngineWorker;
  hotkeys: Hotkeys;
  access: ScreenAccess;
}

export function answerRequests(link: PageLink, parts: AnsweringParts): void {
  link.answer('state:get', () => parts.state());
  link.answer('settings:change', (change) => parts.change(change));
  link.answer('settings:reset', () => parts.reset());
  link.answer('case:save', () => parts.saveCase());
  link.answer('access:take', async (step) => {
    await parts.access.take(step);
    return null;
  });
  link.perform('hotkeys:rest', (isOn) => parts.hotkeys.rest(isOn));
  answerAboutSources(link, parts);
  answerPositions(link, parts);
  link.answer('practice:change', async (change) => {
    await parts.change(change);
    return null;
  });
  answerPractice(link, new FinishedGames(ownFolder));
  answerTrainer(link, new TrainingRecords(ownFolder));
  openPages(link, parts);
  link.open();
}

function answerAboutSources(
  link: PageLink,
  { sources, capture, stills, choose, forgetLayouts }: AnsweringParts,
): void {
  link.answer('sources:list', () => sources.list());
  link.answer('sources:pictures', () => sources.pictures());
  link.answer('sources:choose', ({ id }) => choose(id));
  link.perform('board:click', (at) => capture.click(at));
  link.answer('board:picture', () => stills.view());
  link.perform('board:draw', (outline) => capture.draw(outline));
  link.perform('layouts:forget', forgetLayouts);
}

function answerPositions(link: PageLink, { settings, chosen, engine }: AnsweringParts): void {
  link.answer('manual:suggest', (position) =>
    answerManual(position, (state) => {
      const { evaluator, skill, misdrops } = settings();
      return chosen.ask(state, { evaluator, skill, misdrops });
    }),
  );
  link.answer('puyo:suggest', (position) =>
    answerPuyo(position, (state) => engine.askPuyo(state, { evaluator: settings().puyoEvaluator })),
  );
}

function answerPractice(link: PageLink, games: FinishedGames): void {
  link.answer('practice:finished', (finished) => games.add(finished));
  link.answer('practice:history', () => games.history());
}

function answerTrainer(link: PageLink, training: TrainingRecords): void {
  link.answer('trainer:record', (record) => training.add(record));
  link.answer('trainer:progress', () => training.progress());
  link.answer('trainer:history', () => training.history());
  link.answer('trainer:games', () => lastGames(new GameStore(join(ownFolder, 'games'))));
  link.answer('trainer:export', () => training.export());
  link.answer('trainer:import', ({ lines }) => training.import(lines));
}

function openPages(link: PageLink, { practice, repairs }: AnsweringParts): void {
  for (const page of openedPages) {
    const window = page === 'practice' ? practice : new PageWindow(link, page, repairs.of(page));
    link.perform(`${page}:open`, () => window.open());
  }
}
